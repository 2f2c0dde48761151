import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/**
 * Seconds of processor that a process and everything it started have taken so far; what has ended
 * counts with whoever waited for it. Linux.
 */
export function processorSeconds(pid) {
  const all = processes();
  const family = [pid];
  for (const one of family) {
    for (const [child, { parent }] of all) if (parent === one) family.push(child);
  }
  return family.reduce((sum, one) => sum + (all.get(one)?.ticks ?? 0), 0) / TICKS;
}

/** Process id → parent, and ticks of its own and of its children that have ended. */
function processes() {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return new Map(ids.flatMap((id) => [statOf(id)].filter(Boolean).map((one) => [Number(id), one])));
}

/** Undefined for a process that has ended meanwhile. */
function statOf(id) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0);
    return { parent: Number(fields[1]), ticks };
  } catch {
    return undefined;
  }
}

/** The process of a throwaway PostgreSQL server, by the file it keeps. */
export function serverOf({ folder }) {
  const file = path.join(folder, 'data', 'postmaster.pid');
  return Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
}
