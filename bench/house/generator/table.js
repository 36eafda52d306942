// One table and its loop: the next move goes out when all four have the last one.
'use strict';
const { performance } = require('perf_hooks');

const SEATS = 4;

exports.Table = class Table {
  // `tally` counts every move.
  constructor(Four, site, number, tally) {
    const signals = { onMove: () => this.received(), onLost: () => tally.lose(this.closed) };
    this.four = new Four({ ...site, ...signals }, number);
    this.tally = tally;
    this.moves = 0;
    this.limit = 0;
    this.missing = 0;
    this.closed = false;
    this.rest = null;
  }

  open(spare) {
    this.spare = spare;
    return this.four.open(spare);
  }

  // Play on until this many moves have been made in all, one per `pace` ms; 0 means without pause.
  playUntil(limit, pace = 0) {
    this.limit = limit;
    this.pace = pace;
    this.due = performance.now() + Math.random() * pace;
    return new Promise((resolve) => {
      this.rest = resolve;
      this.next();
    });
  }

  next() {
    if (this.closed) return;
    if (this.moves >= this.limit) {
      this.rest();
    } else if (this.four.over) {
      this.four.again(this.spare).then(() => this.next(), this.tally.fail);
    } else if (this.pace > 0) {
      const wait = this.due - performance.now();
      this.due = Math.max(this.due, performance.now() - this.pace) + this.pace;
      if (wait > 0) setTimeout(() => this.play(), wait);
      else this.play();
    } else {
      this.play();
    }
  }

  play() {
    if (this.closed) return;
    this.missing = SEATS;
    this.sent = performance.now();
    this.kind = this.four.move();
  }

  received() {
    if (this.missing === 0 || --this.missing > 0) return;
    this.moves += 1;
    this.tally.add(this.kind, performance.now() - this.sent);
    this.next();
  }

  // Return how long some player has been waiting for the current move, in ms.
  get waiting() {
    return this.missing > 0 ? performance.now() - this.sent : 0;
  }

  close() {
    this.closed = true;
    this.four.close();
  }
};
