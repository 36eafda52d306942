// Processor time and memory of processes, as the kernel counts them.
'use strict';
const fs = require('fs');

const TICK_MS = 10;

function readOr(path, otherwise) {
  try {
    return fs.readFileSync(path, 'utf8');
  } catch {
    return otherwise; // the process has ended
  }
}

// Return these processes and all their descendants.
function family(pids) {
  const found = new Set();
  const waiting = [...pids];
  while (waiting.length > 0) {
    const pid = waiting.pop();
    if (found.has(pid)) continue;
    found.add(pid);
    const tasks = fs.existsSync(`/proc/${pid}/task`) ? fs.readdirSync(`/proc/${pid}/task`) : [];
    for (const task of tasks) {
      const children = readOr(`/proc/${pid}/task/${task}/children`, '');
      waiting.push(...children.split(' ').filter(Boolean).map(Number));
    }
  }
  return [...found];
}

function cpuOf(pid) {
  const stat = readOr(`/proc/${pid}/stat`, '');
  if (stat === '') return 0;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

exports.cpuMs = (pids) => family(pids).reduce((sum, pid) => sum + cpuOf(pid), 0);

// Return their own memory plus their part of shared memory, in kB.
exports.memoryKb = (pids) =>
  family(pids).reduce((sum, pid) => {
    const found = /^Pss:\s+(\d+)/m.exec(readOr(`/proc/${pid}/smaps_rollup`, ''));
    return sum + (found ? Number(found[1]) : 0);
  }, 0);

// Return the processor time that the whole machine was not idle.
exports.machineCpuMs = () => {
  const [user, nice, system, , , irq, softirq, steal] = fs
    .readFileSync('/proc/stat', 'utf8').split('\n')[0].split(/\s+/).slice(1).map(Number);
  return (user + nice + system + irq + softirq + steal) * TICK_MS;
};
