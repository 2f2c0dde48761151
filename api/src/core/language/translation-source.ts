import { createHash } from 'node:crypto';

/** Digest of the English that was translated: changes with any word of it. */
export function sourceDigest(words: Record<string, string>): string {
  const all = Object.entries(words).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 22);
}

/** A legal document among translated items: people agree to a version, so each has its own translation. */
export const legalDocumentItem = ({ name, version }: { name: string; version: string }): string =>
  `${name}/${version}`;
