import { userInfo } from 'node:os';
import { hasCode } from './failure';

/** True while a process of this machine runs, whoever owns it. */
export function isAlive(pid: number): boolean {
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
