// The load generator: runs the job given as JSON in its argument and prints one line of JSON.
//
// A job names the protocol (`wire`), the `servers` (port and process of each), the number of
// `tables`, and the `task`: play for some seconds, stay idle, play long games, or leave many games
// unfinished.
'use strict';
const { performance } = require('perf_hooks');
const { cpuMs, machineCpuMs, memoryKb } = require('./machine');
const { creeping, lively, seeded } = require('./chance');
const { Table } = require('./table');

const AT_ONCE = 12; // tables opened at the same time
const STUCK_MS = 3000;
const HEAD_START = 20; // moves at most, so that not all tables are at the beginning of a game
const PATIENCE_S = 30; // time to wait for a server that does not answer

const job = JSON.parse(process.argv[2]);
const { Four } = require(`./${job.wire}`);
const site = {
  servers: job.servers,
  apart: job.apart,
  random: seeded(1),
  bidding: job.task === 'grow' ? creeping : lively,
};
const serverPids = job.servers.map((server) => server.pid);

const later = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

const tally = {
  lost: 0,
  taken: [],
  kinds: {},
  add(kind, took) {
    this.taken.push(took);
    this.kinds[kind] = (this.kinds[kind] ?? 0) + 1;
  },
  lose(expected) {
    if (!expected) this.lost += 1;
  },
  fail(error) {
    console.error(error);
    process.exit(1);
  },
  // Return the tally since the last call.
  fresh() {
    const { taken, kinds } = this;
    this.taken = [];
    this.kinds = {};
    return { taken, kinds };
  },
};

// Run the task for every number below `count`, a few at a time.
async function forEach(count, task) {
  let next = 0;
  let seen = 0;
  const watch = setInterval(() => {
    if (next === seen) tally.fail(`nothing in ${PATIENCE_S} s: ${next} of ${count}`);
    seen = next;
  }, PATIENCE_S * 1000);
  const worker = async () => {
    while (next < count) await task(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  clearInterval(watch);
}

async function openTables(count, spareGames = 0) {
  const spare = [];
  if (Four.prepare) await forEach(count + spareGames, async (n) => spare.push(await Four.prepare(site, n)));
  const tables = Array.from({ length: count }, (_, n) => new Table(Four, site, n, tally));
  await forEach(count, (n) => tables[n].open(spare));
  return tables;
}

const bytesRead = (tables) => tables.reduce((sum, table) => sum + table.four.bytesRead(), 0);

function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? null;
}

// Measure the cost of something while it runs.
async function measure(tables, goingOn) {
  tally.fresh();
  const read = bytesRead(tables);
  const cpu = { server: cpuMs(serverPids), beside: cpuMs(job.beside), all: machineCpuMs() };
  const own = process.cpuUsage();
  const began = performance.now();
  await goingOn();
  const passed = performance.now() - began;
  const { taken, kinds } = tally.fresh();
  const server = cpuMs(serverPids) - cpu.server;
  const beside = cpuMs(job.beside) - cpu.beside;
  const used = process.cpuUsage(own);
  const generator = (used.user + used.system) / 1000;
  const moves = taken.length;
  if (moves === 0) throw new Error(`no move in ${Math.round(passed)} ms, ${tally.lost} connections lost`);
  taken.sort((a, b) => a - b);
  return {
    moves,
    kinds,
    moves_per_second: (moves / passed) * 1000,
    p50_ms: quantile(taken, 0.5),
    p99_ms: quantile(taken, 0.99),
    cpu_ms_per_move: server / moves,
    bytes_per_client_move: (bytesRead(tables) - read) / moves / 4,
    server_share: server / passed,
    beside_share: beside / passed,
    generator_share: generator / passed,
    foreign_share: Math.max(0, machineCpuMs() - cpu.all - server - beside - generator) / passed,
    lost: tally.lost,
    stuck: tables.filter((table) => table.waiting > STUCK_MS).length,
  };
}

const tasks = {
  // Warm up, then measure for some seconds.
  async play() {
    const tables = await openTables(job.tables, job.spare_games);
    await forEach(job.tables, (n) => tables[n].playUntil(Math.floor(site.random() * HEAD_START)));
    for (const table of tables) table.playUntil(Infinity, job.pace_ms);
    await later(job.warm);
    const figures = await measure(tables, () => later(job.seconds));
    return { tables, figures };
  },

  // Begin games at many tables, then stay idle; a last move at each shows that all are alive.
  async idle() {
    const [first] = await openTables(1);
    await later(1);
    const before = memoryKb(serverPids);
    const tables = await openTables(job.tables);
    await later(job.seconds);
    const memory = memoryKb(serverPids);
    const cpu = cpuMs(serverPids);
    await later(job.seconds);
    const idleShare = (cpuMs(serverPids) - cpu) / (job.seconds * 1000);
    await Promise.all(tables.map((table) => table.playUntil(1)));
    const figures = { kb_per_table: (memory - before) / job.tables, idle_share: idleShare, lost: tally.lost };
    return { tables: [first, ...tables], figures };
  },

  // Measure the same stretch of moves early in long games, late in them, and early in new ones.
  async grow() {
    const upTo = (tables, moves) => Promise.all(tables.map((table) => table.playUntil(moves)));
    const stretch = async (tables, from) => {
      await upTo(tables, from);
      return measure(tables, () => upTo(tables, from + job.stretch));
    };
    const old = await openTables(job.tables);
    const early = await stretch(old, job.early);
    const late = await stretch(old, job.late);
    const young = await openTables(job.tables);
    const earlyAgain = await stretch(young, job.early);
    return { tables: [...old, ...young], figures: { early, late, early_again: earlyAgain } };
  },

  // Begin games and leave them.
  async leave() {
    await forEach(job.tables, async (n) => {
      const table = new Table(Four, site, n, tally);
      await table.open([]);
      await table.playUntil(job.early);
      table.close();
    });
    return { tables: [], figures: { left: job.tables, lost: tally.lost } };
  },
};

tasks[job.task]().then(({ tables, figures }) => {
  process.stdout.write(JSON.stringify(figures) + '\n', () => {
    for (const table of tables) table.close();
    process.exit(0);
  });
}, tally.fail);
