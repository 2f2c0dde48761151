import { createHash } from 'node:crypto';
import type { Move } from './history';
import type { Pointer } from './pointer';

/** Digest of a log line, by which the next line and the channel's pointer refer to it. */
export function digestOfLine(line: string): string {
  return createHash('sha256').update(line).digest('hex');
}

/**
 * The lines of new moves, each with the digest of the one before.
 *
 * @param last the existing last line, complete or torn; undefined for an empty log
 */
export function chainedLines(moves: readonly Move[], last: string | undefined): string[] {
  const lines: string[] = [];
  for (const move of moves) {
    const previous = lines.at(-1) ?? last;
    const before = previous === undefined ? null : digestOfLine(previous);
    lines.push(JSON.stringify({ ...move, before }));
  }
  return lines;
}

/** The non-empty lines of a log. */
export function linesOf(log: string): string[] {
  return log.split('\n').filter((line) => line !== '');
}

/** A line as a move; undefined for a line torn by a crash. */
export function moveIn(line: string): Move | undefined {
  try {
    return JSON.parse(line) as Move;
  } catch {
    return undefined;
  }
}

/**
 * Problems of the log's hash chain, without full stop. Detects changed, removed and inserted lines;
 * not a log rewritten together with the pointers.
 */
export function chainProblems(log: string, pointers: readonly Pointer[]): string[] {
  const lines = linesOf(log);
  return [...brokenLinks(lines), ...lostHeads(lines, pointers)];
}

// Lines from before the chain was introduced have no link; after the first link every move has one.
function brokenLinks(lines: string[]): string[] {
  let isChained = false;
  return lines.flatMap((line, index) => {
    const move = moveIn(line);
    if (!move) return [];
    isChained ||= move.before !== undefined;
    if (!isChained || move.before === linkTo(lines[index - 1])) return [];
    return [`line ${index + 1} does not follow from the line before: one of the two was changed`];
  });
}

function lostHeads(lines: string[], pointers: readonly Pointer[]): string[] {
  const digests = new Set(lines.map(digestOfLine));
  return pointers
    .filter(({ head }) => head !== undefined && !digests.has(head))
    .map(
      ({ channel, serial }) =>
        `the move that brought ${channel} to serial ${serial} was changed or removed`,
    );
}

function linkTo(previous: string | undefined): string | null {
  return previous === undefined ? null : digestOfLine(previous);
}
