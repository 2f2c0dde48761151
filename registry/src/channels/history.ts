import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../core/failure';
import type { Places } from '../core/places';
import { chainedLines, digestOfLine, linesOf, moveIn } from './chain';

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
  /**
   * `canary`: a share of the visitors runs it; `stop`: they no longer run `previous`. `withdraw`:
   * no channel may run it; `restore`: allowed again.
   */
  action: 'release' | 'rollback' | 'promote' | 'canary' | 'stop' | 'withdraw' | 'restore';
  /** Of `canary`: hundredths of a percent of the visitors. */
  share?: number;
  /** Author of the move; absent in older lines, like the next two fields. */
  by?: string;
  why?: string;
  /** Other holders of release keys who signed it, where several must. */
  cosignedBy?: string[];
  /** Digest of the line before; null in the first line. */
  before?: string | null;
}

/**
 * Appends moves to the log and waits for the disk. They are written before the pointer moves, so an
 * entry beyond the pointer's serial is an attempt that never took effect. Call it under the lock.
 *
 * @returns the digest of the last line, to be stored in the pointer
 */
export async function appendHistory(places: Places, moves: Move[]): Promise<string> {
  await mkdir(places.state, { recursive: true });
  const log = await readLog(places);
  const lines = chainedLines(moves, linesOf(log).at(-1));
  const torn = log !== '' && !log.endsWith('\n');
  const handle = await open(historyFile(places), 'a');
  try {
    await handle.appendFile(`${torn ? '\n' : ''}${lines.join('\n')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return digestOfLine(lines.at(-1)!);
}

/** The whole log as stored; empty before the first move. */
export async function readLog(places: Places): Promise<string> {
  return readFile(historyFile(places), 'utf8').catch((error) => {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  });
}

/**
 * The moves of a channel that took effect, oldest first.
 *
 * @param serial the channel's serial; later entries are interrupted attempts
 */
export async function readHistory(
  places: Places,
  channel: string,
  serial: number,
): Promise<Move[]> {
  return settledMoves(await readLog(places), channel, serial);
}

/** Pure part of `readHistory`: of entries with one serial, the last took effect. */
export function settledMoves(log: string, channel: string, serial: number): Move[] {
  const bySerial = new Map<number, Move>();
  for (const line of linesOf(log)) {
    const move = moveIn(line);
    if (move?.channel === channel && move.serial <= serial) bySerial.set(move.serial, move);
  }
  return [...bySerial.values()].sort((a, b) => a.serial - b.serial);
}

/**
 * The versions a part went through, the current one last, without those rolled back from. A second
 * rollback therefore goes one version further back.
 */
export function versionTrail(moves: Move[], part: string): string[] {
  const trail: string[] = [];
  for (const move of moves.filter((candidate) => candidate.part === part && isOfAll(candidate))) {
    const earlier = trail.lastIndexOf(move.version);
    if (move.action === 'rollback' && earlier >= 0) trail.length = earlier + 1;
    else trail.push(move.version);
  }
  return trail;
}

/** The versions of a part that visitors ran, canaries included, the latest first. */
export function versionsRun(moves: Move[], part: string): string[] {
  const run = moves.filter((move) => move.part === part && (isOfAll(move) || isCanary(move)));
  return [...new Set(run.map(({ version }) => version).reverse())];
}

const isCanary = ({ action }: Move) => action === 'canary';

/** Moves of the live version, as opposed to canaries and withdrawals. */
function isOfAll({ action }: Move): boolean {
  return action === 'release' || action === 'rollback' || action === 'promote';
}

/** Path of the log. */
export function historyFile(places: Places): string {
  return path.join(places.state, 'history.jsonl');
}
