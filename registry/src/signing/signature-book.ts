import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type KeySignature, type SignedKind, signedText } from '@nukkad/platform/contract';
import { hasCode } from '../core/failure';
import type { Places } from '../core/places';
import { writeAtomically } from '../files/atomic';

/** SHA-256 of a signed text, hex → the signatures over it, one of each key. */
export type SignatureBook = Record<string, KeySignature[]>;

/**
 * The signatures over what is served, where several keys must sign: with them each holder writes
 * the same site anew. Empty where one key is enough.
 */
export async function readBook(places: Places): Promise<SignatureBook> {
  try {
    return JSON.parse(await readFile(bookFile(places), 'utf8')) as SignatureBook;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return {};
    throw error;
  }
}

/** Replaces the book. Call it under the lock. */
export async function writeBook(places: Places, book: SignatureBook): Promise<void> {
  await writeAtomically(bookFile(places), `${JSON.stringify(book)}\n`);
}

/** Both books; of a text in both, the signatures of each key once. */
export function mergedBooks(one: SignatureBook, other: SignatureBook): SignatureBook {
  const merged = { ...one };
  for (const [text, signatures] of Object.entries(other)) {
    const before = merged[text] ?? [];
    const fresh = signatures.filter(({ key }) => !before.some((known) => known.key === key));
    merged[text] = [...before, ...fresh];
  }
  return merged;
}

/** Name of a text in a book. */
export function textDigest(kind: SignedKind, value: unknown): string {
  return createHash('sha256').update(signedText(kind, value)).digest('hex');
}

function bookFile(places: Places): string {
  return path.join(places.state, 'signatures.json');
}
