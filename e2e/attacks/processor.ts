import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

let ticksPerSecond: number | undefined;

/**
 * Milliseconds for which the thread that answers requests kept a processor busy meanwhile. Other
 * load on the machine does not change them, and threads that examine files are not counted.
 */
export async function busyWhile(processId: number, work: () => Promise<unknown>): Promise<number> {
  const before = ticksOf(processId);
  await work();
  ticksPerSecond ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return ((ticksOf(processId) - before) * 1_000) / ticksPerSecond;
}

/** User and system time of the main thread, which has the id of its process. */
function ticksOf(processId: number): number {
  const line = readFileSync(`/proc/${processId}/task/${processId}/stat`, 'utf8');
  // The second field is the name in brackets, which may hold blanks.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
