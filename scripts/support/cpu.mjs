import { cpus } from 'node:os';

/**
 * Busy and idle seconds of this machine's cores, all programs included: per-process times would
 * miss browsers that outlive their parent.
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

/** The difference of two readings: ", 90 s of processor, 25 % idle". */
export function coreLine(before, after) {
  const busy = after.busy - before.busy;
  const idle = after.idle - before.idle;
  if (busy + idle <= 0) return '';
  return `, ${Math.round(busy)} s of processor, ${Math.round((100 * idle) / (busy + idle))} % idle`;
}
