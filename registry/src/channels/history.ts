import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../failure';
import type { Places } from '../places';

/** One move of one part in one channel, a line of the log. */
export interface Move {
  channel: string;
  /** Serial of the channel after the move. */
  serial: number;
  /** ISO time. */
  at: string;
  part: string;
  version: string;
  /** Version before the move; null for the first release. */
  previous: string | null;
  action: 'release' | 'rollback';
}

/**
 * Appends moves to the log and waits for the disk. They are written before the pointer moves, so
 * an entry beyond the pointer's serial is an attempt that never happened.
 */
export async function appendHistory(places: Places, moves: Move[]): Promise<void> {
  await mkdir(places.state, { recursive: true });
  const handle = await open(historyFile(places), 'a+');
  try {
    const { size } = await handle.stat();
    const torn = size > 0 && (await lastByte(handle, size)) !== '\n';
    const lines = moves.map((move) => `${JSON.stringify(move)}\n`).join('');
    await handle.appendFile(torn ? `\n${lines}` : lines);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * The moves of a channel that took effect, oldest first.
 *
 * @param serial where the channel stands; later entries are attempts that were interrupted
 */
export async function readHistory(
  places: Places,
  channel: string,
  serial: number,
): Promise<Move[]> {
  const text = await readFile(historyFile(places), 'utf8').catch((error) => {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  });
  return settledMoves(text, channel, serial);
}

/** Pure part of `readHistory`: of entries with one serial the last took effect. */
export function settledMoves(log: string, channel: string, serial: number): Move[] {
  const bySerial = new Map<number, Move>();
  for (const line of log.split('\n')) {
    const move = parseLine(line);
    if (move?.channel === channel && move.serial <= serial) bySerial.set(move.serial, move);
  }
  return [...bySerial.values()].sort((a, b) => a.serial - b.serial);
}

/**
 * The versions a part went through, the current one last, without those rolled back from. A
 * second rollback therefore goes one version further.
 */
export function versionTrail(moves: Move[], part: string): string[] {
  const trail: string[] = [];
  for (const move of moves.filter((candidate) => candidate.part === part)) {
    const earlier = trail.lastIndexOf(move.version);
    if (move.action === 'rollback' && earlier >= 0) trail.length = earlier + 1;
    else trail.push(move.version);
  }
  return trail;
}

// A line torn by a crash is not a move.
function parseLine(line: string): Move | undefined {
  try {
    return JSON.parse(line) as Move;
  } catch {
    return undefined;
  }
}

async function lastByte(handle: Awaited<ReturnType<typeof open>>, size: number): Promise<string> {
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString('latin1');
}

function historyFile(places: Places): string {
  return path.join(places.state, 'history.jsonl');
}
