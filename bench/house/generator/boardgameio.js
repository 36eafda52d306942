// Four players of liar's dice at one boardgame.io match.
//
// It sends the messages of boardgame.io's own client, but frames them for Socket.IO by hand: the
// client must be cheap, since the server is to be measured.
'use strict';
const WebSocket = require('ws');
const { post } = require('./post');

const GAME = 'liars-dice';
const SEATS = 4;
const NAMESPACE = `/${GAME},`;
const EVENT = `42${NAMESPACE}`;
const CONNECTED = `40${NAMESPACE}`;

async function newMatch(port) {
  const { matchID } = await post(port, `/games/${GAME}/create`, { numPlayers: SEATS });
  const credentials = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const seated = { playerID: String(seat), playerName: `p${seat}` };
    const answer = await post(port, `/games/${GAME}/${matchID}/join`, seated);
    credentials.push(answer.playerCredentials);
  }
  return { matchID, credentials };
}

class Client {
  constructor(table, seat) {
    this.table = table;
    this.seat = seat;
    this.playerID = String(seat);
    this.state = null;
  }

  connect(port) {
    return new Promise((resolve, reject) => {
      const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
      this.socket = new WebSocket(url, { perMessageDeflate: false });
      this.socket.on('error', reject);
      this.socket.on('close', (code) => {
        reject(new Error(`closed with ${code}`)); // no effect once it was open
        this.table.onLost();
      });
      this.socket.on('message', (data) => {
        const text = data.toString();
        if (text.startsWith(EVENT)) this.receive(JSON.parse(text.slice(EVENT.length)));
        else if (text.startsWith(CONNECTED)) resolve();
        else if (text === '2') this.socket.send('3'); // answer a ping
        else if (text[0] === '0') this.socket.send(CONNECTED);
      });
    });
  }

  receive([type, matchID, news]) {
    if (matchID !== this.table.match.matchID) return;
    if (type === 'sync') {
      this.state = news.state;
      this.entered();
    } else if (type === 'update') {
      const isNew = news._stateID > this.state._stateID;
      this.state = news;
      if (isNew) this.table.onMove();
    }
  }

  enter() {
    const { matchID, credentials } = this.table.match;
    return new Promise((resolve) => {
      this.entered = resolve;
      this.emit('sync', matchID, this.playerID, credentials[this.seat], SEATS);
    });
  }

  move(type, args) {
    const { matchID, credentials } = this.table.match;
    const payload = { type, args, playerID: this.playerID, credentials: credentials[this.seat] };
    this.emit('update', { type: 'MAKE_MOVE', payload }, this.state._stateID, matchID, this.playerID);
  }

  emit(...words) {
    this.socket.send(EVENT + JSON.stringify(words));
  }
}

exports.Four = class Four {
  constructor({ servers, bidding, random, onMove, onLost }, number) {
    this.port = servers[number % servers.length].port;
    this.bidding = bidding;
    this.random = random;
    this.onMove = onMove;
    this.onLost = onLost;
    this.match = null;
    this.clients = Array.from({ length: SEATS }, (_, seat) => new Client(this, seat));
  }

  // Matches for later games are prepared before the measurement.
  static prepare({ servers }, number) {
    return newMatch(servers[number % servers.length].port);
  }

  async open(spare) {
    for (const client of this.clients) await client.connect(this.port);
    await this.again(spare);
  }

  async again(spare) {
    this.match = spare.pop() ?? (await newMatch(this.port));
    await Promise.all(this.clients.map((client) => client.enter()));
  }

  get over() {
    return this.clients[0].state.ctx.gameover !== undefined;
  }

  move() {
    const { G, ctx } = this.clients[0].state;
    const mover = this.clients[Number(ctx.currentPlayer)];
    const dice = Object.values(G.diceCount).reduce((sum, count) => sum + count, 0);
    const bid = this.bidding(G.bid, dice, this.random);
    if (bid === null) mover.move('call', []);
    else mover.move('bid', [bid.count, bid.face]);
    return bid === null ? 'call' : 'bid';
  }

  bytesRead() {
    return this.clients.reduce((sum, { socket }) => sum + socket._socket.bytesRead, 0);
  }

  close() {
    for (const { socket } of this.clients) socket.terminate();
  }
};
