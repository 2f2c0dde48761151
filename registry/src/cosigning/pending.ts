import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { RemotePreview } from '@nukkad/platform/contract';
import type { Move } from '../channels/history';
import type { Pointer } from '../channels/pointer';
import { hasCode, RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { writeAtomically } from '../files/atomic';
import type { SignatureBook } from '../signing/signature-book';
import { canonicalJson } from '../transparency/canonical-json';

/** What a holder of a release key began and others have to cosign before it is served. */
export type PendingChange = PendingMove | PendingPreview;

/** Moves of a channel; without moves the pages and `registry.json` are signed anew. */
export interface PendingMove extends Begun {
  kind: 'move';
  moves: Move[];
  next: Pointer;
  /** Serials at which it was begun; it holds for no others. */
  serials: { own: number; stable: number };
}

/** A link that shows a build to whoever has it. */
export interface PendingPreview extends Begun {
  kind: 'preview';
  preview: RemotePreview;
}

interface Begun {
  schema: 1;
  /** 16 hex characters of a digest of all that is to be signed. */
  id: string;
  /** ISO time. */
  at: string;
  why?: string;
  /** Who signed, and with which key; the first began it. */
  signers: { by: string; key: string }[];
  /** All that has to be signed, with the signatures so far. */
  signatures: SignatureBook;
}

const ID = /^[0-9a-f]{16}$/;

/** Everything of a change that its id stands for. */
export type PendingContents =
  | Pick<PendingMove, 'moves' | 'next' | 'serials'>
  | Pick<PendingPreview, 'preview'>;

/**
 * Names a change by what it is and what is to be signed of it, so that a holder signs what they
 * looked at and nothing else.
 */
export function pendingId(contents: PendingContents, signatures: SignatureBook): string {
  const all = canonicalJson([contents, Object.keys(signatures).sort()]);
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}

/** Every pending change, the oldest first. */
export async function readPending(places: Places): Promise<PendingChange[]> {
  const names = await readdir(folderOf(places)).catch(() => []);
  const ids = names.map((name) => name.replace(/\.json$/, '')).filter((id) => ID.test(id));
  const found = await Promise.all(ids.map((id) => readOne(places, id)));
  return found.sort((a, b) => (a.at < b.at ? -1 : 1));
}

/** @throws RegistryError `missing` when there is no such change */
export async function readOne(places: Places, id: string): Promise<PendingChange> {
  try {
    return JSON.parse(await readFile(fileOf(places, id), 'utf8')) as PendingChange;
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    throw new RegistryError('missing', `Nothing is pending as ${id}. See \`nukkad cosign\`.`);
  }
}

/** Keeps a change until it is cosigned or dropped. Call it under the lock. */
export async function writePending(places: Places, pending: PendingChange): Promise<void> {
  await writeAtomically(fileOf(places, pending.id), `${JSON.stringify(pending, null, 2)}\n`);
}

/** Forgets a change. Call it under the lock. */
export async function removePending(places: Places, id: string): Promise<void> {
  await rm(fileOf(places, id), { force: true });
}

function folderOf(places: Places): string {
  return path.join(places.state, 'pending');
}

function fileOf(places: Places, id: string): string {
  if (!ID.test(id)) {
    throw new RegistryError(
      'usage',
      `"${id}" is no pending change: it has 16 characters of 0-9 and a-f.`,
    );
  }
  return path.join(folderOf(places), `${id}.json`);
}
