import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { isRegistryError, RegistryError } from '../core/failure';
import { isRunning, ownRun, type ProcessRun } from '../core/process';
import type { Store } from '../core/store';
import { jsonBytes, keys, readJson } from './head';

/** The process that works on a store; `token` is empty for none. */
interface Holder extends Partial<ProcessRun> {
  token: string;
  host: string;
  since: string;
  /** Rises while the holder is alive, as a sign of life for others. */
  beat: number;
}

/** The right to change what a store serves, while it is renewed. */
export interface Lease {
  /**
   * @throws RegistryError `conflict` when it may have expired, so that another process may hold it
   */
  assertHeld(): void;
}

/** A holder without a heartbeat for this long, by the watcher's own clock, is considered dead. */
const ENDS_AFTER_MS = 60_000;
const BEAT_MS = 10_000;
/** Work begun under the lease ends within this margin: longer than a request may take. */
const MARGIN_MS = 31_000;
const PATIENCE_MS = 120_000;
const PAUSE_MS = 250;

/**
 * Runs `work` under a lease on a store. The lease only queues processes; correctness comes from the
 * compare-and-swap of the head.
 *
 * @throws RegistryError `locked` when a live holder keeps it for two minutes
 */
export async function withLease<T>(store: Store, work: (lease: Lease) => Promise<T>): Promise<T> {
  const own = { ...ownRun(), host: hostname(), since: new Date().toISOString() };
  const holder: Holder = { ...own, token: randomUUID(), beat: 0 };
  let tag = await take(store, holder);
  let heldUntil = performance.now() + ENDS_AFTER_MS;
  const beat = async () => {
    const began = performance.now();
    holder.beat += 1;
    tag = await store.put(keys.lease, jsonBytes(holder), { over: { tag } });
    heldUntil = began + ENDS_AFTER_MS;
  };
  let beating = Promise.resolve();
  const timer = setInterval(() => {
    // A failed heartbeat shows in `heldUntil`.
    beating = beating.then(beat).catch(() => undefined);
  }, BEAT_MS);
  const assertHeld = () => {
    if (performance.now() + MARGIN_MS < heldUntil) return;
    throw new RegistryError(
      'conflict',
      `${store.name} was out of reach for too long, so somebody else may be at work there. Look at \`nukkad status\` and run the command again.`,
    );
  };
  try {
    return await work({ assertHeld });
  } finally {
    clearInterval(timer);
    await beating;
    const free = jsonBytes({ ...holder, token: '' });
    await store.put(keys.lease, free, { over: { tag } }).catch(() => undefined);
  }
}

async function take(store: Store, holder: Holder): Promise<string> {
  const deadline = performance.now() + PATIENCE_MS;
  let seen = { tag: '', at: 0 };
  for (;;) {
    const found = await readJson<Holder>(store, keys.lease);
    if (found && found.tag !== seen.tag) seen = { tag: found.tag, at: performance.now() };
    if (!found || isOver(found.value, performance.now() - seen.at)) {
      const tag = await tryTake(store, holder, found?.tag);
      if (tag !== undefined) return tag;
    } else if (performance.now() > deadline) throw stillHeld(store, found.value);
    await wait(PAUSE_MS * (0.5 + Math.random()));
  }
}

function isOver(holder: Holder, silentMs: number): boolean {
  if (holder.token === '' || silentMs > ENDS_AFTER_MS) return true;
  return holder.host === hostname() && !isRunning(holder);
}

async function tryTake(
  store: Store,
  holder: Holder,
  tag: string | undefined,
): Promise<string | undefined> {
  try {
    const over = tag === undefined ? 'absent' : { tag };
    return await store.put(keys.lease, jsonBytes(holder), { over });
  } catch (error) {
    if (isRegistryError(error) && error.code === 'conflict') return undefined;
    throw error;
  }
}

function stillHeld(store: Store, { pid, host, since }: Holder): RegistryError {
  return new RegistryError(
    'locked',
    `Process ${pid} on ${host} has been at work in ${store.name} since ${since}. Wait for it and run the command again.`,
  );
}
