import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

let ticksPerSecond: number | undefined;

/**
 * CPU milliseconds used meanwhile by the thread that answers requests. Independent of other load on
 * the machine; threads that examine files are not counted.
 */
export async function busyWhile(processId: number, work: () => Promise<unknown>): Promise<number> {
  const before = ticksOf(processId);
  await work();
  ticksPerSecond ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return ((ticksOf(processId) - before) * 1_000) / ticksPerSecond;
}

/** User and system ticks of the main thread, whose id is the process id. */
function ticksOf(processId: number): number {
  const line = readFileSync(`/proc/${processId}/task/${processId}/stat`, 'utf8');
  // The second field is the name in brackets, which may contain spaces.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
