// What the players do: the same random play on both sides.
'use strict';

const FACES = 6;

// Small, seeded, good enough to choose bids with (a 32-bit xorshift).
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

// Every fifth answer to a bid is a call; else one of the next bids, so that a round has some five.
exports.lively = function lively(last, cards, random) {
  if (last === null) return { count: upTo(2, random), face: upTo(FACES, random) };
  if (random() < 0.2) return null;
  const sameCount = last.face < FACES && (last.count === cards || random() < 0.5);
  if (sameCount) return { count: last.count, face: last.face + upTo(FACES - last.face, random) };
  return last.count < cards ? { count: last.count + 1, face: upTo(FACES, random) } : null;
};

// The smallest step each time until there is none: a game of more than a thousand moves.
exports.creeping = function creeping(last, cards) {
  if (last === null) return { count: 1, face: 1 };
  if (last.face < FACES) return { count: last.count, face: last.face + 1 };
  return last.count < cards ? { count: last.count + 1, face: 1 } : null;
};
