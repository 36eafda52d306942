// Four players of LIE at one table of Bluffhouse.
//
// A table is for one game. Opening tables is not measured (for boardgame.io neither), so the tables
// of later games are prepared: four people sit there, ready, until their turn comes.
'use strict';
const WebSocket = require('ws');
const { post } = require('./post');

const SEATS = 4;
// Five cards each, one fewer after each loss, until one player is left: like liar's dice with five
// dice.
const OPTIONS = { fewer_and_fewer: true, longer_game: true };

class Client {
  constructor(port, seat) {
    this.port = port;
    this.seat = seat;
    this.table = null;
    this.view = {};
    this.legal = [];
    this.acts = 0;
    this.onMove = () => {};
    this.onLost = () => {};
  }

  async enterHouse() {
    const { token } = await this.post('/api/me', { name: `p${this.seat}`, bearer: true });
    this.headers = { Authorization: `Bearer ${token}` };
  }

  async openTable() {
    // When everybody has left the game waits, and no bot takes over.
    const table = { game: 'lie', seats: SEATS, options: OPTIONS, absence: 'wait' };
    return (await this.post('/api/tables', table)).code;
  }

  post(path, body) {
    return post(this.port, path, body, this.headers);
  }

  connect(code) {
    return new Promise((resolve, reject) => {
      const url = `ws://127.0.0.1:${this.port}/api/tables/${code}/play`;
      this.socket = new WebSocket(url, { headers: this.headers, perMessageDeflate: false });
      this.socket.on('error', reject);
      this.socket.on('close', (code) => {
        reject(new Error(`closed with ${code}`)); // no effect once it was open
        this.onLost();
      });
      this.socket.on('message', (data) => {
        this.receive(JSON.parse(data.toString()));
        resolve();
      });
    });
  }

  receive(frame) {
    if (frame.type === 'refused') throw new Error(`refused: ${JSON.stringify(frame)}`);
    if (frame.type === 'snapshot') {
      this.view = frame.view ?? {};
      this.legal = [];
    }
    if (frame.table !== undefined) this.table = frame.table;
    if (frame.legal !== undefined) this.legal = frame.legal;
    if (frame.set !== undefined) Object.assign(this.view, frame.set);
    for (const field in frame.add) this.view[field].push(...frame.add[field]);
    this.checkCondition();
    // The deal, which comes with the notice that the game has started, is not a move.
    if (frame.events !== undefined && frame.notice === undefined) this.onMove();
  }

  // Wait until the condition holds for what this client has received.
  until(condition) {
    return new Promise((resolve) => {
      this.waiting = { condition, resolve };
      this.checkCondition();
    });
  }

  checkCondition() {
    if (this.waiting?.condition()) {
      this.waiting.resolve();
      this.waiting = null;
    }
  }

  sitDown() {
    const seated = this.table.seats.filter((seat) => seat !== null).length;
    if (seated <= this.seat) this.send({ type: 'sit', seat: this.seat });
    this.send({ type: 'ready' });
    return this.until(() => this.table.seats[this.seat]?.ready);
  }

  act(action) {
    this.acts += 1;
    this.send({ type: 'act', id: `a${this.acts}`, action });
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }
}

async function readyFour({ servers, apart }, number) {
  const clients = Array.from({ length: SEATS }, (_, seat) => {
    const server = servers[(number + (apart ? seat : 0)) % servers.length];
    return new Client(server.port, seat);
  });
  await Promise.all(clients.map((client) => client.enterHouse()));
  const code = await clients[0].openTable();
  for (const client of clients) {
    await client.connect(code);
    await client.sitDown();
  }
  return clients;
}

// Choose one of the actions that the player may take.
function choose([form], bidding, random) {
  if (form.form === 'turn_cards') {
    return { do: 'turn', up: form.cards.map((values) => values[random() < 0.5 ? 0 : 1]) };
  }
  if (form.form === 'bid_higher') {
    const last = form.count === 0 ? null : { count: form.count, face: form.value };
    const bid = bidding(last, form.cards, random);
    if (bid !== null) return { do: 'bid', count: bid.count, value: bid.face };
  }
  return { do: 'call' };
}

exports.Four = class Four {
  constructor(site, number) {
    this.site = site;
    this.number = number;
    this.clients = [];
    this.bytesBefore = 0;
  }

  static prepare(site, number) {
    return readyFour(site, number);
  }

  async open(spare) {
    await this.again(spare);
  }

  async again(spare) {
    this.bytesBefore = this.bytesRead();
    this.close();
    this.clients = [];
    this.clients = spare.pop() ?? (await readyFour(this.site, this.number));
    const [host] = this.clients;
    await host.until(() => host.table.seats.every((seat) => seat?.ready));
    host.send({ type: 'start' });
    await Promise.all(this.clients.map((client) => client.until(() => client.view.hand)));
    for (const client of this.clients) {
      client.onMove = this.site.onMove;
      client.onLost = this.site.onLost;
    }
  }

  get over() {
    return this.clients[0].table.phase === 'over';
  }

  move() {
    const mover = this.clients.find((client) => client.legal.length > 0);
    const action = choose(mover.legal, this.site.bidding, this.site.random);
    mover.act(action);
    return action.do;
  }

  bytesRead() {
    return this.clients.reduce((sum, { socket }) => sum + socket._socket.bytesRead, this.bytesBefore);
  }

  close() {
    for (const client of this.clients) {
      client.onLost = () => {};
      client.socket.terminate();
    }
  }
};
