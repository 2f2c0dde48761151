import type { SignedTreeHead } from './composition-log';
import { entryText, type LogEntry } from './entry';
import {
  consistencyProof,
  inclusionProof,
  isConsistent,
  isIncluded,
  leafHash,
  treeRoot,
} from './merkle';

/** Proof for others that a composition is in the log, and that the log continues an earlier one. */
export interface EntryProof {
  entry: LogEntry;
  index: number;
  signed: SignedTreeHead;
  /** Hashes from the entry to the root as in RFC 9162, hex. */
  inclusion: string[];
  /** For whoever has seen a head of `size`. */
  since?: { size: number; root: string; consistency: string[] };
}

/**
 * Proves that the entry at `index` is in the tree of a signed head.
 *
 * @param since size of an earlier head that the tree shall be shown to continue
 * @throws RangeError when there is no such entry or size
 */
export function proveEntry(
  { signed, entries }: { signed: SignedTreeHead; entries: readonly LogEntry[] },
  index: number,
  since?: number,
): EntryProof {
  const leaves = entries.map((entry) => leafHash(entryText(entry)));
  const proof: EntryProof = {
    ...{ entry: entries[index]!, index, signed },
    inclusion: inclusionProof(leaves, index).map(hex),
  };
  if (since === undefined) return proof;
  const root = hex(treeRoot(leaves.slice(0, since)));
  const consistency = consistencyProof(leaves, since).map(hex);
  return { ...proof, since: { size: since, root, consistency } };
}

/** True when a proof shows what it says; whose signature the head bears is another question. */
export function isProven({ entry, index, signed, inclusion, since }: EntryProof): boolean {
  const tree = { size: signed.head.size, root: bytes(signed.head.root) };
  if (!isIncluded(leafHash(entryText(entry)), index, tree, inclusion.map(bytes))) return false;
  if (!since) return true;
  const earlier = { size: since.size, root: bytes(since.root) };
  return isConsistent(earlier, tree, since.consistency.map(bytes));
}

const hex = (hash: Buffer) => hash.toString('hex');
const bytes = (text: string) => Buffer.from(text, 'hex');
