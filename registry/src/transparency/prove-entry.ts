import { currentEntries, currentLeaf, type SignedTreeHead } from './composition-log';
import { entryText, type LogEntry } from './entry';
import {
  consistencyProof,
  inclusionProof,
  isConsistent,
  isIncluded,
  leafHash,
  treeRoot,
} from './merkle';
import { isKeyProven, proveKey } from './prefix-tree';

/** Proof for others that a composition is in the log, and that the log continues an earlier one. */
export interface EntryProof {
  entry: LogEntry;
  index: number;
  signed: SignedTreeHead;
  /** Hashes from the entry to the root as in RFC 9162, hex. */
  inclusion: string[];
  /** The newest entry of its channel; absent where the head or the entry is from before. */
  current?: CurrentProof;
  /** For whoever has seen a head of `size`. */
  since?: { size: number; root: string; consistency: string[] };
}

/** Proof that an entry is the newest one of its channel. */
export interface CurrentProof {
  entry: LogEntry;
  /** From its channel to the root of what is current, as in WAICT's prefix tree; hex. */
  proof: string;
}

/**
 * Proves that the entry at `index` is in the tree of a signed head, and which is current.
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
    ...(signed.head.current && currentOf(entries, entries[index]!.channel)),
  };
  if (since === undefined) return proof;
  const root = hex(treeRoot(leaves.slice(0, since)));
  const consistency = consistencyProof(leaves, since).map(hex);
  return { ...proof, since: { size: since, root, consistency } };
}

/** True when a proof shows what it says; whose signature the head bears is another question. */
export function isProven(proof: EntryProof): boolean {
  const { entry, index, signed, inclusion, since, current } = proof;
  const tree = { size: signed.head.size, root: bytes(signed.head.root) };
  if (!isIncluded(leafHash(entryText(entry)), index, tree, inclusion.map(bytes))) return false;
  if (current && !isCurrentProven(entry.channel, current, signed.head.current)) return false;
  if (!since) return true;
  const earlier = { size: since.size, root: bytes(since.root) };
  return isConsistent(earlier, tree, since.consistency.map(bytes));
}

/** True when a proof shows that its own entry is the newest one of its channel. */
export function isCurrent({ entry, current }: EntryProof): boolean {
  return current !== undefined && entryText(current.entry) === entryText(entry);
}

function currentOf(
  entries: readonly LogEntry[],
  channel: string,
): { current: CurrentProof } | undefined {
  const all = currentEntries(entries);
  const entry = all.get(channel);
  if (!entry) return undefined;
  const proof = proveKey([...all.values()].map(currentLeaf), currentLeaf(entry).key);
  return { current: { entry, proof: hex(proof) } };
}

function isCurrentProven(channel: string, { entry, proof }: CurrentProof, root = ''): boolean {
  return entry.channel === channel && isKeyProven(currentLeaf(entry), bytes(root), bytes(proof));
}

const hex = (hash: Buffer) => hash.toString('hex');
const bytes = (text: string) => Buffer.from(text, 'hex');
