import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const TICKS_PER_SECOND = 100;

/**
 * Processor seconds, user and system, of all child processes that have ended. NaN where the system
 * has no `/proc`, because Node itself does not report them.
 */
export function cpuSecondsOfChildren(file = '/proc/self/stat') {
  if (!existsSync(file)) return Number.NaN;
  // The second field is the program's name, in which there may be blanks.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1).split(' ');
  const [user, system] = fields.slice(13, 15).map(Number);
  return (user + system) / TICKS_PER_SECOND;
}

/** What a stage cost, and which share of the cores it left idle: ", 91 s of processor, 12 % idle". */
export function cpuLine(cpuSeconds, seconds, cores = availableParallelism()) {
  if (!Number.isFinite(cpuSeconds)) return '';
  const idle = Math.max(0, 1 - cpuSeconds / (cores * seconds));
  return `, ${Math.round(cpuSeconds)} s of processor, ${Math.round(idle * 100)} % idle`;
}
