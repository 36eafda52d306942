// Liar's dice for four with secret hands, written as boardgame.io's manual recommends:
// everybody's dice are under `players`, and the framework sends no player the dice of others.
'use strict';
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const DICE_AT_FIRST = 5;
const FACES = 6;

const inPlay = (G) => Object.keys(G.diceCount).filter((seat) => G.diceCount[seat] > 0);
const diceOnTable = (G) => Object.values(G.diceCount).reduce((sum, dice) => sum + dice, 0);

const isHigher = (bid, last) =>
  last === null || bid.count > last.count || (bid.count === last.count && bid.face > last.face);

function isBid(G, { count, face }) {
  return (
    Number.isInteger(count) && count >= 1 && count <= diceOnTable(G) &&
    Number.isInteger(face) && face >= 1 && face <= FACES
  );
}

function bid({ G, playerID }, count, face) {
  if (!isBid(G, { count, face }) || !isHigher({ count, face }, G.bid)) return INVALID_MOVE;
  G.bid = { count, face, by: playerID };
  G.opens = null;
}

function call({ G, playerID, random }) {
  if (G.bid === null) return INVALID_MOVE;
  const hands = {};
  let found = 0;
  for (const [seat, { dice }] of Object.entries(G.players)) {
    hands[seat] = dice.slice();
    found += dice.filter((face) => face === G.bid.face).length;
  }
  const loser = found >= G.bid.count ? playerID : G.bid.by;
  G.diceCount[loser] -= 1;
  G.shown = { bid: { ...G.bid }, by: playerID, found, loser, hands };
  for (const seat of Object.keys(G.players)) {
    G.players[seat].dice = G.diceCount[seat] > 0 ? random.D6(G.diceCount[seat]) : [];
  }
  G.bid = null;
  G.opens = loser;
  G.round += 1;
}

// Return the place in the order of play of the first player, from `place` on, who still has dice.
function nextInPlay(G, ctx, place) {
  const seats = ctx.playOrder.length;
  for (let step = 0; step < seats; step++) {
    const candidate = (place + step) % seats;
    if (G.diceCount[ctx.playOrder[candidate]] > 0) return candidate;
  }
  return place % seats;
}

exports.liarsDice = {
  name: 'liars-dice',
  minPlayers: 4,
  maxPlayers: 4,
  setup({ ctx, random }) {
    const players = {};
    const diceCount = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
      players[seat] = { dice: random.D6(DICE_AT_FIRST) };
      diceCount[seat] = DICE_AT_FIRST;
    }
    return { players, diceCount, bid: null, opens: null, shown: null, round: 1 };
  },
  playerView: PlayerView.STRIP_SECRETS,
  // A call needs the secret hands and random dice, so only the server can run it.
  moves: { bid, call: { move: call, client: false } },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: () => 0,
      next: ({ G, ctx }) =>
        G.opens === null
          ? nextInPlay(G, ctx, ctx.playOrderPos + 1)
          : nextInPlay(G, ctx, ctx.playOrder.indexOf(G.opens)),
    },
  },
  endIf({ G }) {
    const left = inPlay(G);
    return left.length === 1 ? { winner: left[0] } : undefined;
  },
};
