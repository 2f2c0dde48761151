import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { hasCode } from './failure';

/** True while a process of this machine runs, whoever owns it. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** Whose name a move carries: NUKKAD_BY, else that of the person at this machine. */
export function whoMoves(): string {
  const said = process.env.NUKKAD_BY?.trim();
  if (said) return said;
  try {
    return userInfo().username;
  } catch {
    // A container may run under a number that belongs to nobody.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Which run of a process it is: a pid alone is given out again, in a container as 1 each time. */
export interface ProcessRun {
  pid: number;
  /** Differs after every start of the machine. */
  boot: string;
  /** When the process started, in the kernel's count since boot. */
  birth: string;
}

/** This process. */
export const ownRun = (): ProcessRun => ({
  pid: process.pid,
  boot: bootId(),
  birth: birthOf(process.pid),
});

/** Whether exactly this run still goes on. What was noted without boot and birth is told by its pid. */
export function isRunning({ pid, boot, birth }: Partial<ProcessRun>): boolean {
  if (!pid || !isAlive(pid)) return false;
  if (boot === undefined || birth === undefined) return true;
  return boot === bootId() && birth === birthOf(pid);
}

// Linux tells both; elsewhere the pid alone has to do.
const bootId = () => readOrEmpty('/proc/sys/kernel/random/boot_id').trim();

/** Field 22 of the process's stat line; the second, its name, may hold spaces and brackets. */
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
