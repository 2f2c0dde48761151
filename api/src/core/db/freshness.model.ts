/** Where a server is in the write-ahead log. */
export interface Position {
  /** Identifies the database cluster, which a replica has in common with its primary. */
  system: string;
  /** In bytes; null on a replica that has replayed nothing. */
  lsn: number | null;
}

/** How near a replica is to its primary, told by the clock of this process alone. */
export interface Freshness {
  /** The primary was asked at `at`, in milliseconds, and had got so far. */
  primaryWas: (at: number, position: Position) => void;
  /** The primary was asked at `at` and did not answer. */
  primaryWasAway: (at: number) => void;
  /** The replica has replayed so much. */
  replicaIs: (position: Position) => void;
  /** A read of the replica failed: it is not read before it has answered. */
  leave: () => void;
  /** Milliseconds by which the replica may be behind at `now`; Infinity when nothing is known. */
  behind: (now: number) => number;
  isReadable: (now: number) => boolean;
}

/**
 * Milliseconds for which a replica is read while the primary does not answer: what cannot be written
 * cannot be missed, and somebody is being made the primary meanwhile.
 */
const withoutPrimary = 60_000;

/** As many marks as are kept: a replica that is farther behind counts as farther still. */
const mostMarks = 240;

/**
 * A mark is what the primary had at a moment. A replica that has replayed it has everything that was
 * committed by then, so its staleness is at most the age of the newest mark that it has reached. An
 * idle primary writes nothing, and its marks are reached at once.
 */
export function freshness(staleness: number): Freshness {
  let marks: { at: number; position: Position }[] = [];
  let freshAt = Number.NEGATIVE_INFINITY;
  let primary: 'answers' | { readUntil: number; isBack: boolean } = 'answers';
  let isLeft = false;

  const behind = (now: number): number => now - freshAt;
  const isNear = (now: number): boolean => behind(now) <= staleness;

  return {
    behind,
    primaryWas(at, position) {
      if (primary !== 'answers') primary.isBack = true;
      marks = [...marks, { at, position }].slice(-mostMarks);
    },
    primaryWasAway(at) {
      if (primary !== 'answers') return;
      const readUntil = isNear(at) ? at + withoutPrimary : Number.NEGATIVE_INFINITY;
      primary = { readUntil, isBack: false };
    },
    replicaIs(position) {
      isLeft = false;
      // Not as soon as it is back: what the replica has of it has to be asked first.
      if (primary !== 'answers' && primary.isBack) primary = 'answers';
      const newest = marks.findLastIndex((mark) => isReached(mark.position, position));
      if (newest < 0) return;
      freshAt = Math.max(freshAt, marks[newest]?.at ?? freshAt);
      marks = marks.slice(newest + 1);
    },
    leave() {
      isLeft = true;
    },
    isReadable: (now) =>
      !isLeft && (isNear(now) || (primary !== 'answers' && now <= primary.readUntil)),
  };
}

const isReached = (mark: Position, { system, lsn }: Position): boolean =>
  system === mark.system && lsn !== null && mark.lsn !== null && lsn >= mark.lsn;

/** Hands out those that are readable in turn; undefined while none is. */
export function inTurn<T extends { isReadable: () => boolean }>(
  all: readonly T[],
): () => T | undefined {
  let last = 0;
  return () => {
    for (let step = 1; step <= all.length; step += 1) {
      const nth = (last + step) % all.length;
      if (!all[nth]?.isReadable()) continue;
      last = nth;
      return all[nth];
    }
    return undefined;
  };
}
