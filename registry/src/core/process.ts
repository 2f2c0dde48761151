import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { hasCode } from './failure';

/** True while a process of this machine runs, under any user. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** Author of a move: NUKKAD_BY, else the operating system's user. */
export function whoMoves(): string {
  const said = process.env.NUKKAD_BY?.trim();
  if (said) return said;
  try {
    return userInfo().username;
  } catch {
    // A container may run under a user id without a name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Identifies a run of a process: pids are reused, in a container as 1 each time. */
export interface ProcessRun {
  pid: number;
  /** Boot id of the machine. */
  boot: string;
  /** Start time of the process, in the kernel's ticks since boot. */
  birth: string;
}

/** This process. */
export const ownRun = (): ProcessRun => ({
  pid: process.pid,
  boot: bootId(),
  birth: birthOf(process.pid),
});

/** Whether exactly this run is alive. Records without boot and birth are compared by pid. */
export function isRunning({ pid, boot, birth }: Partial<ProcessRun>): boolean {
  if (!pid || !isAlive(pid)) return false;
  if (boot === undefined || birth === undefined) return true;
  return boot === bootId() && birth === birthOf(pid);
}

// Linux has both boot id and start time; elsewhere only the pid is compared.
const bootId = () => readOrEmpty('/proc/sys/kernel/random/boot_id').trim();

/** Field 22 of the process's stat line; field 2, the name, may contain spaces and brackets. */
function birthOf(pid: number): string {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
