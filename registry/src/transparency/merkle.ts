import { createHash } from 'node:crypto';

/** A Merkle tree as in RFC 9162, section 2.1, with SHA-256; hashes are 32 bytes. */
export type Hash = Buffer;

/** Hash of an entry. The prefix keeps an entry from being passed off as an inner node. */
export function leafHash(entry: Buffer | string): Hash {
  return createHash('sha256').update(Buffer.of(0)).update(entry).digest();
}

/** The root over these leaves; of none, the hash of nothing. */
export function treeRoot(leaves: readonly Hash[]): Hash {
  return rootOf(leaves, 0, leaves.length);
}

/** Proof that the leaf at `index` is in the tree over `leaves`, from the leaf to the root. */
export function inclusionProof(leaves: readonly Hash[], index: number): Hash[] {
  assertInside(index, leaves.length - 1);
  return pathTo(leaves, index, 0, leaves.length);
}

/** Proof that the tree over the first `size` leaves is a beginning of the tree over all. */
export function consistencyProof(leaves: readonly Hash[], size: number): Hash[] {
  assertInside(size, leaves.length);
  if (size === 0 || size === leaves.length) return [];
  return subproof(leaves, size, 0, leaves.length, true);
}

/** A tree, without its leaves. */
export interface TreeState {
  size: number;
  root: Hash;
}

/** True when the proof shows that `leaf` is at `index` in the tree. RFC 9162, section 2.1.3.2. */
export function isIncluded(leaf: Hash, index: number, tree: TreeState, proof: readonly Hash[]) {
  if (!isInside(index, tree.size - 1)) return false;
  let hash = leaf;
  const isWhole = climbs([index, tree.size - 1], proof, (sibling, isLeft) => {
    hash = isLeft ? nodeHash(sibling, hash) : nodeHash(hash, sibling);
  });
  return isWhole && hash.equals(tree.root);
}

/** True when the proof shows that `later` only adds to `earlier`. RFC 9162, section 2.1.4.2. */
export function isConsistent(earlier: TreeState, later: TreeState, proof: readonly Hash[]) {
  if (!isInside(earlier.size, later.size)) return false;
  if (earlier.size === later.size) return proof.length === 0 && earlier.root.equals(later.root);
  if (earlier.size === 0) return proof.length === 0;
  const isWholeTree = Number.isInteger(Math.log2(earlier.size));
  const [first, ...rest] = isWholeTree ? [earlier.root, ...proof] : proof;
  if (!first) return false;
  let [own, last] = [earlier.size - 1, later.size - 1];
  while (own % 2 === 1) [own, last] = [half(own), half(last)];
  let [before, after] = [first, first];
  const isWhole = climbs([own, last], rest, (sibling, isLeft) => {
    if (isLeft) before = nodeHash(sibling, before);
    after = isLeft ? nodeHash(sibling, after) : nodeHash(after, sibling);
  });
  return isWhole && before.equals(earlier.root) && after.equals(later.root);
}

// From a node to the root, by the numbers of the node and of the last one on its level. True when
// the proof has as many siblings as the way has levels with one.
function climbs(
  [own, last]: [own: number, last: number],
  proof: readonly Hash[],
  take: (sibling: Hash, isLeft: boolean) => void,
): boolean {
  for (const sibling of proof) {
    if (last === 0) return false;
    const isLeft = own % 2 === 1 || own === last;
    take(sibling, isLeft);
    while (isLeft && own % 2 === 0 && own !== 0) [own, last] = [half(own), half(last)];
    [own, last] = [half(own), half(last)];
  }
  return last === 0;
}

function nodeHash(left: Hash, right: Hash): Hash {
  return createHash('sha256').update(Buffer.of(1)).update(left).update(right).digest();
}

function rootOf(leaves: readonly Hash[], from: number, to: number): Hash {
  if (to === from) return createHash('sha256').digest();
  if (to - from === 1) return leaves[from]!;
  const middle = from + splitOf(to - from);
  return nodeHash(rootOf(leaves, from, middle), rootOf(leaves, middle, to));
}

function pathTo(leaves: readonly Hash[], index: number, from: number, to: number): Hash[] {
  if (to - from <= 1) return [];
  const middle = from + splitOf(to - from);
  return index < middle
    ? [...pathTo(leaves, index, from, middle), rootOf(leaves, middle, to)]
    : [...pathTo(leaves, index, middle, to), rootOf(leaves, from, middle)];
}

// `isKnown`: the verifier has this subtree's root already, as it is that of the earlier tree.
function subproof(
  leaves: readonly Hash[],
  size: number,
  from: number,
  to: number,
  isKnown: boolean,
): Hash[] {
  if (size === to - from) return isKnown ? [] : [rootOf(leaves, from, to)];
  const split = splitOf(to - from);
  const middle = from + split;
  return size <= split
    ? [...subproof(leaves, size, from, middle, isKnown), rootOf(leaves, middle, to)]
    : [...subproof(leaves, size - split, middle, to, false), rootOf(leaves, from, middle)];
}

/** The largest power of two below `size`. */
function splitOf(size: number): number {
  return 2 ** Math.ceil(Math.log2(size) - 1);
}

const half = (value: number) => Math.floor(value / 2);

function isInside(value: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= most;
}

function assertInside(value: number, most: number): void {
  if (!isInside(value, most)) throw new RangeError(`${value} is not within 0 and ${most}.`);
}
