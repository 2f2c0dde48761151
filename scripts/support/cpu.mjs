import { cpus } from 'node:os';

/**
 * Seconds that the cores of this machine have been busy and idle, with whatever else it does: the
 * system adds up what a process and its children used, but not what browsers leave behind.
 */
export function coreSeconds(cores = cpus()) {
  const total = { busy: 0, idle: 0 };
  for (const { times } of cores) {
    const { idle, ...busy } = times;
    total.idle += idle / 1000;
    total.busy += Object.values(busy).reduce((sum, ms) => sum + ms, 0) / 1000;
  }
  return total;
}

/** What lay between two readings: ", 90 s of processor, 25 % idle". */
export function coreLine(before, after) {
  const busy = after.busy - before.busy;
  const idle = after.idle - before.idle;
  if (busy + idle <= 0) return '';
  return `, ${Math.round(busy)} s of processor, ${Math.round((100 * idle) / (busy + idle))} % idle`;
}
