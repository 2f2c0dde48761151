import { createHash } from 'node:crypto';
import type { Move } from './history';
import type { Pointer } from './pointer';

/** The digest by which the line after it, and the channel's pointer, hold a line fast. */
export function digestOfLine(line: string): string {
  return createHash('sha256').update(line).digest('hex');
}

/**
 * The lines of new moves, each carrying the digest of the one before.
 *
 * @param last the last line there is, torn or whole; undefined in an empty log
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

/** The lines of a log, without the empty ones. */
export function linesOf(log: string): string[] {
  return log.split('\n').filter((line) => line !== '');
}

/** A line as a move; one torn by a crash is none. */
export function moveIn(line: string): Move | undefined {
  try {
    return JSON.parse(line) as Move;
  } catch {
    return undefined;
  }
}

/**
 * Where the log is not what was written, in words that end without a full stop. It finds lines that
 * were changed, removed or put in between; not a log that someone wrote anew together with the
 * pointers.
 */
export function chainProblems(log: string, pointers: readonly Pointer[]): string[] {
  const lines = linesOf(log);
  return [...brokenLinks(lines), ...lostHeads(lines, pointers)];
}

// Lines from before the chain was kept have no link; after the first link every move has one.
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
