import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Composition, lockChannel, type Signature } from '@nukkad/platform/contract';
import { hasCode, RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { writeAtomically } from '../files/atomic';
import { writeWithForms } from '../files/forms';
import type { LockRecord } from '../locks/lock-records';
import { readRolesChain } from '../signing/role-keys';
import type { SignedRoles } from '../signing/roles';
import type { Signer } from '../signing/signer';
import { canonicalJson } from './canonical-json';
import { asEntry, entryOf, entryText, type LogEntry } from './entry';
import { leafHash, treeRoot } from './merkle';
import { type PrefixLeaf, prefixTreeRoot } from './prefix-tree';

/** The tree over the log's first `size` entries. */
export interface TreeHead {
  schema: 1;
  size: number;
  /** Hex. */
  root: string;
  /** Root of the prefix tree of what is current, hex; heads from before it have none. */
  current?: string;
  /** Digest of the roles of its keys, if there is a root; so a known key vouches for the first. */
  roles?: string;
}

/** `log/head.json` of a site. */
export interface SignedTreeHead {
  head: TreeHead;
  signature: Signature;
}

/** Entries of a file; one with as many never changes. */
export const BUNDLE = 256;

/** Files of the log, relative to the site. */
export const logFiles = {
  head: 'log/head.json',
  /** The last entries, until they are as many as a bundle. */
  latest: 'log/entries/latest.json',
  /** Every change of the roles; absent while one key does all. */
  roles: 'log/roles.json',
  bundle: (index: number) => `log/entries/${index}.json`,
  /** `SignedTimestamp` or `NO_TIMESTAMP`, so that pages need not miss a file. */
  timestamp: 'log/timestamp.json',
};

/** Content of `logFiles.timestamp` where nobody renews it. */
export const NO_TIMESTAMP = `${JSON.stringify({ timestamp: null })}\n`;

/** Every entry, oldest first; empty before the first release. */
export async function readEntries(places: Places): Promise<LogEntry[]> {
  const text = await readFile(entriesFile(places), 'utf8').catch((error) => {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  });
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line, at) => parsed(line) ?? damaged(places, at));
}

/**
 * Appends the compositions that differ from their channel's last entry. Call it under the lock,
 * after the pointer has moved and before anything of it is served: whatever is served is in the
 * log, also after a crash at any point.
 *
 * @param kept compositions that are kept as pages: a log that begins later than they begins with them
 */
export async function logCompositions(
  places: Places,
  compositions: readonly Composition[],
  kept: () => Promise<readonly LockRecord[]>,
): Promise<LogEntry[]> {
  const written = await readEntries(places);
  const entries = written.length > 0 ? written : earlierEntries(await kept());
  const when = new Date().toISOString();
  const current = currentEntries(entries);
  const fresh = compositions
    .map((composition) => entryOf(composition, when))
    .filter(({ channel, digest }) => current.get(channel)?.digest !== digest);
  if (fresh.length === 0) return entries;
  const all = [...entries, ...fresh];
  await writeAtomically(entriesFile(places), all.map((one) => `${entryText(one)}\n`).join(''));
  return all;
}

function earlierEntries(kept: readonly LockRecord[]): LogEntry[] {
  return kept
    .toSorted((a, b) => a.composition.serial - b.composition.serial)
    .map(({ composition, first }) => entryOf(composition, first));
}

/** Writes what is served of the log: entries first, the head that covers them last. */
export async function publishLog(
  places: Places,
  entries: readonly LogEntry[],
  signer: Signer,
): Promise<void> {
  const roles = await readRolesChain(places);
  const files = roles.length > 0 ? [[logFiles.roles, `${JSON.stringify(roles)}\n`] as const] : [];
  const published = publishedFiles(entries, signer, roles.at(-1));
  const existing = (file: string) =>
    readFile(path.join(places.site, file), 'utf8').catch(() => undefined);
  for (const [file, content] of [...files, ...published]) {
    if ((await existing(file)) !== content) {
      await writeWithForms(path.join(places.site, file), content);
    }
  }
  if ((await existing(logFiles.timestamp)) === undefined) {
    await writeWithForms(path.join(places.site, logFiles.timestamp), NO_TIMESTAMP);
  }
}

/** What is served of a log: relative file → content. */
export function publishedFiles(
  entries: readonly LogEntry[],
  signer: Signer,
  roles?: SignedRoles,
): Map<string, string> {
  const files = new Map<string, string>();
  if (entries.length === 0) return files;
  for (let from = 0, index = 0; from + BUNDLE <= entries.length; from += BUNDLE, index += 1) {
    files.set(logFiles.bundle(index), bundleText(entries.slice(from, from + BUNDLE)));
  }
  const whole = entries.length - (entries.length % BUNDLE);
  files.set(logFiles.latest, bundleText(entries.slice(whole)));
  const head = { ...headOf(entries), ...(roles && { roles: digestOfRoles(roles) }) };
  const signed: SignedTreeHead = { head, signature: signer.sign('log', head) };
  return files.set(logFiles.head, `${JSON.stringify(signed)}\n`);
}

/** The head of the trees over these entries. */
export function headOf(entries: readonly LogEntry[]): TreeHead {
  const root = treeRoot(entries.map((entry) => leafHash(entryText(entry))));
  const current = prefixTreeRoot([...currentEntries(entries).values()].map(currentLeaf));
  return {
    ...{ schema: 1, size: entries.length },
    ...{ root: root.toString('hex'), current: current.toString('hex') },
  };
}

/** The newest entry of each channel. Compositions kept from before the log are of none. */
export function currentEntries(entries: readonly LogEntry[]): Map<string, LogEntry> {
  const ofChannels = entries.filter(({ channel }) => channel !== lockChannel);
  return new Map(ofChannels.map((entry) => [entry.channel, entry]));
}

/** What the tree of what is current says of a channel, by its newest entry. */
export function currentLeaf(entry: LogEntry): PrefixLeaf {
  return { key: sha256(entry.channel), value: sha256(entryText(entry)) };
}

/** What a head says of the roles of its keys. */
export function digestOfRoles({ roles }: SignedRoles): string {
  return sha256(canonicalJson(roles)).toString('hex');
}

function bundleText(entries: readonly LogEntry[]): string {
  return `[${entries.map(entryText).join(',\n')}]\n`;
}

function parsed(line: string): LogEntry | undefined {
  try {
    return asEntry(JSON.parse(line));
  } catch {
    return undefined;
  }
}

function damaged(places: Places, at: number): never {
  throw new RegistryError(
    'damaged',
    `Entry ${at} of ${entriesFile(places)} cannot be read. Put the file back from its backup: with another one everybody who follows the log would see a rewritten history.`,
  );
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function entriesFile(places: Places): string {
  return path.join(places.state, 'compositions.jsonl');
}
