import { createHash } from 'node:crypto';
import type { Composition } from '@nukkad/platform/contract';
import { remoteRef } from '../parts/remote-release';
import { canonicalJson } from './canonical-json';

/** A composition that a channel ran, as the log of compositions has it: one leaf of its tree. */
export interface LogEntry {
  channel: string;
  serial: number;
  lock: string;
  /** SHA-256 of the composition with references in place of releases, hex. */
  digest: string;
  /** SHA-256 of the versions and paths that run, whatever channel, serial and canary; hex. */
  runs: string;
  /** Lock of its canary. */
  canary?: string;
  /** ISO time. */
  when: string;
}

/** The entry of a composition, in the form of `registry.json` or of any page. */
export function entryOf(composition: Composition, when: string): LogEntry {
  const { channel, serial, lock, canary } = composition;
  return {
    ...{ channel, serial, lock },
    digest: digestOfComposition(composition),
    runs: digestOfVersions(composition),
    ...(canary && { canary: canary.lock }),
    when,
  };
}

/** The same for each form of a composition, whichever releases a page carries. */
export function digestOfComposition(composition: Composition): string {
  return sha256(canonicalJson(withReferences(composition)));
}

/** The same for each composition that runs equal versions at equal paths. */
export function digestOfVersions(composition: Composition): string {
  const { shell, lock, others, routes } = withReferences(composition);
  return sha256(canonicalJson({ shell, lock, others, routes }));
}

/** The bytes of an entry in the tree and in every file. */
export function entryText(entry: LogEntry): string {
  return canonicalJson(entry);
}

const CHANNEL = /^[a-z][a-z0-9-]{0,63}$/;
const LOCK = /^[0-9a-f]{16}$/;
const DIGEST = /^[0-9a-f]{64}$/;

/** An entry read from outside; undefined when it is none. */
export function asEntry(read: unknown): LogEntry | undefined {
  if (typeof read !== 'object' || read === null) return undefined;
  const { channel, serial, lock, digest, runs, canary, when } = read as Record<string, unknown>;
  const isEntry =
    matches(channel, CHANNEL) &&
    Number.isSafeInteger(serial) &&
    matches(lock, LOCK) &&
    matches(digest, DIGEST) &&
    matches(runs, DIGEST) &&
    (canary === undefined || matches(canary, LOCK)) &&
    typeof when === 'string' &&
    when.length <= 32 &&
    Number.isFinite(Date.parse(when));
  return isEntry ? (read as LogEntry) : undefined;
}

function withReferences({ remotes, others, ...rest }: Composition): Composition {
  const references = Object.entries(remotes).map(([part, one]) => [part, remoteRef(one)] as const);
  return { ...rest, remotes: {}, others: { ...others, ...Object.fromEntries(references) } };
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
