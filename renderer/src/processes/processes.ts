import {
  processEnds,
  processStarts,
  renderSeconds,
  watchMemory,
  watchProcesses,
  watchWaiting,
} from '../metrics/instruments';
import type { Blame, PageOrder } from '../protocol';
import {
  type LockProcess,
  type ProcessOptions,
  RenderFailure,
  type Rendering,
  startLockProcess,
} from './lock-process';
import { residentMemory } from './resident-memory';

/** A lock that has a process. */
export interface LockState {
  lock: string;
  /** Pages that it has not answered yet. */
  pending: number;
}

/** How a lock is asked for: as what everybody runs, or as one that a link names. */
export interface LockUse {
  isLive: boolean;
}

/** Rendering processes, one per lock. */
export interface Processes {
  /** Rejects with `RenderFailure`; at once when the lock's process is overloaded or broken. */
  render(lock: string, order: PageOrder, use?: LockUse): Promise<Rendering>;
  /** Locks that have a process, the last used one first. */
  locks(): LockState[];
  /** Processes of earlier locks that still answer what they were asked for. */
  draining(): number;
  close(): void;
}

export interface ProcessesOptions
  extends Pick<ProcessOptions, 'program' | 'site' | 'read' | 'longest'> {
  /** Names who broke a page, by part, version and team. */
  onBlame: (lock: string, blame: Blame) => void;
}

/** The live composition, the one before it while its visitors go on, and a canary or preview. */
const MOST_PROCESSES = 3;

/** Pages that may wait in one process; further visitors get the empty page. */
const MOST_PENDING = 24;

/** Earlier processes that still answer; while there are more, no other lock gets a process. */
const MOST_DRAINING = 3;

/**
 * A lock whose process ended so often within a minute, with no part known to be the cause, is not
 * rendered for the rest of it.
 */
const MOST_ENDS = 3;
/** A part that ended so many processes within a minute is left out for the rest of it. */
const MOST_ENDS_OF_PART = 2;
const MINUTE = 60_000;

/** Starts within a minute for locks that links name: each costs as much as many pages. */
const MOST_STARTS = 12;

interface Held {
  process: LockProcess | null;
  /** When it ended, and by whom. */
  ends: { at: number; by: string | undefined }[];
  isWanted: boolean;
}

/** Starts a lock's process with its first page, and drains the one used longest ago. */
export function lockProcesses({ onBlame, ...options }: ProcessesOptions): Processes {
  const held = new Map<string, Held>();
  const draining = new Set<LockProcess>();
  /** Starts of the last minute for locks that links name. */
  let starts: number[] = [];
  let live: string | undefined;

  const heldOf = (lock: string): Held => {
    const one = held.get(lock) ?? { process: null, ends: [], isWanted: true };
    held.delete(lock);
    held.set(lock, one);
    one.ends = one.ends.filter(({ at }) => at >= Date.now() - MINUTE);
    return one;
  };

  const started = (lock: string, one: Held): LockProcess => {
    processStarts.inc();
    const process = startLockProcess({
      ...options,
      onBroken: (blame) => onBlame(lock, blame),
      onEnd(by, cause) {
        processEnds.inc({ cause: one.isWanted ? cause : 'drained' });
        draining.delete(process);
        if (one.process === process) one.process = null;
        if (one.isWanted) one.ends.push({ at: Date.now(), by: by?.part });
      },
    });
    return process;
  };

  const processOf = (lock: string, one: Held): LockProcess => {
    if (one.ends.filter(({ by }) => by === undefined).length >= MOST_ENDS) {
      throw busy('Its process ends too often.');
    }
    if (one.process) return one.process;
    if (draining.size >= MOST_DRAINING) throw busy('Too many locks at a time.');
    if (lock !== live) {
      starts = starts.filter((at) => at >= Date.now() - MINUTE);
      if (starts.length >= MOST_STARTS) throw busy('Too many locks in a minute.');
      starts.push(Date.now());
    }
    one.process = started(lock, one);
    drainOldest(lock);
    return one.process;
  };

  /** The live lock stays, however many others links name. */
  const drainOldest = (newest: string) => {
    while (held.size > MOST_PROCESSES) {
      const [lock, oldest] = [...held].find(([one]) => one !== live && one !== newest)!;
      held.delete(lock);
      oldest.isWanted = false;
      if (!oldest.process) continue;
      draining.add(oldest.process);
      oldest.process.drain();
    }
  };

  const running = () => [...[...held.values()].flatMap((one) => one.process ?? []), ...draining];
  const sum = (of: (process: LockProcess) => number) => () =>
    running().reduce((total, process) => total + of(process), 0);
  const unwatch = [
    watchProcesses(sum(() => 1)),
    watchWaiting(sum(({ pending }) => pending)),
    watchMemory(sum(({ pid }) => residentMemory(pid))),
  ];

  return {
    async render(lock, order, { isLive } = { isLive: true }) {
      if (isLive) live = lock;
      const one = heldOf(lock);
      const process = processOf(lock, one);
      if (process.pending >= MOST_PENDING) throw busy('Too many wait.');
      const end = renderSeconds.startTimer();
      try {
        const rendering = await process.render({ ...order, without: leftOut(one) });
        end({ outcome: 'rendered' });
        return rendering;
      } catch (error) {
        end({ outcome: 'failed' });
        const { address } = order;
        if (error instanceof RenderFailure) onBlame(lock, { ...error.blame, address });
        throw error;
      }
    },
    locks: () =>
      [...held]
        .reverse()
        .flatMap(([lock, { process }]) => (process ? [{ lock, pending: process.pending }] : [])),
    draining: () => draining.size,
    close() {
      for (const stop of unwatch) stop();
      for (const one of held.values()) {
        one.isWanted = false;
        one.process?.kill();
      }
      for (const process of draining) process.kill();
      held.clear();
    },
  };
}

const busy = (message: string) => new RenderFailure({ cause: 'busy', message });

/** Parts that ended the lock's process too often of late. */
function leftOut({ ends }: Held): string[] {
  const parts = ends.flatMap(({ by }) => by ?? []);
  return [...new Set(parts)].filter(
    (part) => parts.filter((other) => other === part).length >= MOST_ENDS_OF_PART,
  );
}
