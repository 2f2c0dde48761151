import { readFileSync } from 'node:fs';

const PAGE = 4_096;

/** Bytes of memory that a process holds; 0 where the system does not say, or it has ended. */
export function residentMemory(pid: number | undefined): number {
  try {
    const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return Number(pages) * PAGE;
  } catch {
    return 0;
  }
}
