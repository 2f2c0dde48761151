import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type {
  Composition,
  RegistryDocument,
  ReleaseRef,
  SignedRemotePreview,
} from '@nukkad/platform/contract';
import { channelNames, readPointer } from '../channels/pointer';
import { hasCode, RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { type PendingChange, readPending } from '../cosigning/pending';
import type { LockRecord } from '../locks/lock-records';

/** Part → versions that are referenced. */
export type Needed = Map<string, Set<string>>;

/** The published registry document; undefined before the first release. */
export async function readRegistry(places: Places): Promise<RegistryDocument | undefined> {
  return readJson<RegistryDocument>(path.join(places.site, 'registry.json'));
}

/**
 * All versions that channels, pages, locks, previews and pending changes refer to.
 *
 * @param locks the kept locks
 * @param now milliseconds; previews that have expired by then need nothing
 * @throws RegistryError `damaged` when one of them cannot be read, so that its needs are unknown
 */
export async function neededVersions(
  places: Places,
  locks: readonly LockRecord[],
  now: number,
): Promise<Needed> {
  const names = await channelNames(places);
  const pointers = await Promise.all(names.map((name) => readPointer(places, name)));
  const live = Object.values((await readRegistry(places))?.channels ?? {});
  const needed: Needed = new Map();
  const note = (part: string, version: string) =>
    needed.set(part, (needed.get(part) ?? new Set()).add(version));
  for (const { parts, canary } of pointers) {
    const named = [...Object.entries(parts), ...Object.entries(canary?.parts ?? {})];
    for (const [part, version] of named) note(part, version);
  }
  for (const composition of [...live, ...locks.map((lock) => lock.composition)]) {
    note('shell', composition.shell.version);
    for (const { part, version } of refsIn(composition)) note(part, version);
  }
  for (const { part, version } of await previewed(places, now)) note(part, version);
  for (const { part, version } of (await readPending(places)).flatMap(versionsIn)) {
    note(part, version);
  }
  return needed;
}

function versionsIn(pending: PendingChange): { part: string; version: string }[] {
  if (pending.kind === 'preview') return [pending.preview.release];
  const { parts, canary } = pending.next;
  const named = [...Object.entries(parts), ...Object.entries(canary?.parts ?? {})];
  return named.map(([part, version]) => ({ part, version }));
}

function refsIn({ remotes, previous, canary }: Composition): { part: string; version: string }[] {
  return [remotes, previous ?? {}, canary?.remotes ?? {}].flatMap((refs) => Object.values(refs));
}

async function previewed(places: Places, now: number): Promise<ReleaseRef[]> {
  const folder = path.join(places.site, 'previews');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json') && !name.startsWith('.'));
  const signed = await Promise.all(
    files.map((file) => readJson<SignedRemotePreview>(path.join(folder, file))),
  );
  return signed
    .filter((one) => one !== undefined)
    .filter(({ preview }) => Date.parse(preview.expires) > now)
    .map(({ preview }) => preview.release);
}

async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    if (!(error instanceof SyntaxError)) throw error;
    throw new RegistryError('damaged', `${file} cannot be read, so nothing was removed.`);
  }
}
