import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Composition, Signature } from '@nukkad/platform/contract';
import { hasCode, RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { writeAtomically } from '../files/atomic';
import { writeWithForms } from '../files/forms';
import { readRolesChain } from '../signing/role-keys';
import type { SignedRoles } from '../signing/roles';
import type { Signer } from '../signing/signer';
import { canonicalJson } from './canonical-json';
import { asEntry, entryOf, entryText, type LogEntry } from './entry';
import { leafHash, treeRoot } from './merkle';

/** The tree over the log's first `size` entries. */
export interface TreeHead {
  schema: 1;
  size: number;
  /** Hex. */
  root: string;
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
  /** `SignedTimestamp`, or one of null where nobody renews it, so that pages need not miss a file. */
  timestamp: 'log/timestamp.json',
};

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
 */
export async function logCompositions(
  places: Places,
  compositions: readonly Composition[],
): Promise<LogEntry[]> {
  const entries = await readEntries(places);
  const when = new Date().toISOString();
  const fresh = compositions
    .map((composition) => entryOf(composition, when))
    .filter(({ channel, digest }) => lastOf(entries, channel)?.digest !== digest);
  if (fresh.length === 0) return entries;
  const all = [...entries, ...fresh];
  await writeAtomically(entriesFile(places), all.map((one) => `${entryText(one)}\n`).join(''));
  return all;
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
    const none = `${JSON.stringify({ timestamp: null })}\n`;
    await writeWithForms(path.join(places.site, logFiles.timestamp), none);
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

/** The head of the tree over these entries. */
export function headOf(entries: readonly LogEntry[]): TreeHead {
  const root = treeRoot(entries.map((entry) => leafHash(entryText(entry))));
  return { schema: 1, size: entries.length, root: root.toString('hex') };
}

/** What a head says of the roles of its keys. */
export function digestOfRoles({ roles }: SignedRoles): string {
  return createHash('sha256').update(canonicalJson(roles)).digest('hex');
}

/** The newest entry of a channel. */
export function lastOf(entries: readonly LogEntry[], channel: string): LogEntry | undefined {
  return entries.findLast((entry) => entry.channel === channel);
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

function entriesFile(places: Places): string {
  return path.join(places.state, 'compositions.jsonl');
}
