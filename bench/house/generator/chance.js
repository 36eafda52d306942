// The players' choices: the same random play on both servers.
'use strict';

const FACES = 6;

// A small seeded generator (a 32-bit xorshift), good enough for choosing bids.
exports.seeded = function seeded(seed) {
  let word = seed | 0 || 1;
  return () => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) / 2 ** 32;
  };
};

const upTo = (limit, random) => 1 + Math.floor(random() * limit);

// Call in one of five cases, else make one of the next bids: a round has about five bids.
exports.lively = function lively(last, cards, random) {
  if (last === null) return { count: upTo(2, random), face: upTo(FACES, random) };
  if (random() < 0.2) return null;
  const sameCount = last.face < FACES && (last.count === cards || random() < 0.5);
  if (sameCount) return { count: last.count, face: last.face + upTo(FACES - last.face, random) };
  return last.count < cards ? { count: last.count + 1, face: upTo(FACES, random) } : null;
};

// Always make the lowest bid, while there is one: a game takes more than a thousand moves.
exports.creeping = function creeping(last, cards) {
  if (last === null) return { count: 1, face: 1 };
  if (last.face < FACES) return { count: last.count, face: last.face + 1 };
  return last.count < cards ? { count: last.count + 1, face: 1 } : null;
};
