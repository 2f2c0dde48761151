import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode, RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { isRunning, ownRun, type ProcessRun } from '../core/process';
import { withStore } from './exchange';
import { pull } from './pull';

interface Holder extends Partial<ProcessRun> {
  token: string;
  host: string;
  since: string;
}

/** A holder on this machine is trusted while its process runs; on another, this long. */
const FOREIGN_HOLDER_MS = 10 * 60_000;
const PATIENCE_MS = 120_000;
const TAKEOVER_MS = 10_000;

/**
 * Runs `work` under the registry's lock, which excludes other processes on any machine. The lock of
 * a dead process is taken over. When the registry is in a store, the folders are pulled first and
 * the changes pushed afterwards.
 *
 * @throws RegistryError `locked` when a live holder keeps it for two minutes, `conflict` when
 *   another process changed the store meanwhile
 */
export function withLock<T>(places: Places, work: () => Promise<T>): Promise<T> {
  const { store } = places;
  return withLockIn(places.state, store ? () => withStore(places, store, work) : work);
}

/**
 * Pulls the store of the registry into the folders, so that they may be read; does nothing when the
 * registry is in the folders.
 *
 * @throws RegistryError `unreachable`, `refused` when the folders are another registry
 */
export async function bringUpToDate(places: Places): Promise<void> {
  const { store } = places;
  if (store) await withLockIn(places.state, () => pull(places, store));
}

/** `withLock` for any folder, created if necessary. */
export async function withLockIn<T>(folder: string, work: () => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'lock');
  const token = randomUUID();
  await acquire(file, token);
  try {
    return await work();
  } finally {
    if ((await readHolder(file))?.token === token) await rm(file, { force: true });
  }
}

/** The dead process that left the lock: `process 4711 on mill (since …)`; undefined for none. */
export async function deadHolder(places: Places): Promise<string | undefined> {
  const file = path.join(places.state, 'lock');
  const holder = await readHolder(file);
  return holder && (await isStale(file, holder)) ? nameOf(holder) : undefined;
}

async function acquire(file: string, token: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await tryTake(file, token))) {
    const holder = await readHolder(file);
    if (holder && (await isStale(file, holder)) && (await takeOver(file, holder, token))) return;
    if (Date.now() > deadline) throw stillHeld(file, holder);
    await wait(20 + Math.random() * 30);
  }
}

async function tryTake(file: string, token: string): Promise<boolean> {
  const holder: Holder = {
    token,
    ...ownRun(),
    host: hostname(),
    since: new Date().toISOString(),
  };
  return create(file, JSON.stringify(holder));
}

// Only one process at a time may remove a dead holder's lock, or the second would remove the lock
// that the first has just taken.
async function takeOver(file: string, stale: Holder, token: string): Promise<boolean> {
  const guard = `${file}.takeover`;
  if (!(await create(guard, ''))) {
    if ((await ageOf(guard)) > TAKEOVER_MS) await rm(guard, { force: true });
    return false;
  }
  try {
    if ((await readHolder(file))?.token !== stale.token) return false;
    await rm(file, { force: true });
    return await tryTake(file, token);
  } finally {
    await rm(guard, { force: true });
  }
}

async function isStale(file: string, holder: Holder): Promise<boolean> {
  if (holder.host === hostname()) return !isRunning(holder);
  return (await ageOf(file)) > FOREIGN_HOLDER_MS;
}

// Undefined while the holder is still writing its name, or has just released the lock.
async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    if (!(error instanceof SyntaxError)) throw error;
    return (await ageOf(file)) > TAKEOVER_MS ? nobody : undefined;
  }
}

/** Stands for a process that died between creating the lock and writing its name. */
const nobody: Holder = { token: '', pid: 0, host: '', since: 'some time ago' };

async function create(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function ageOf(file: string): Promise<number> {
  return stat(file).then(
    (found) => Date.now() - found.mtimeMs,
    () => 0,
  );
}

function stillHeld(file: string, holder: Holder | undefined): RegistryError {
  const who = holder ? nameOf(holder) : 'Another process';
  return new RegistryError(
    'locked',
    `${who} is still releasing. Wait for it, or remove ${file} if it no longer runs.`,
  );
}

function nameOf({ pid, host, since }: Holder): string {
  return `Process ${pid} on ${host} (since ${since})`;
}
