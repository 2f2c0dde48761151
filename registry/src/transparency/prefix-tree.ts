import { createHash } from 'node:crypto';

/**
 * A Merkle Patricia tree as in WAICT's `merkle-patricia-tree.md`
 * (github.com/waict-wg/waict-transparency-spec), with SHA-256: it maps keys to values, each of
 * 32 bytes, and its root does not depend on their order.
 */
export interface PrefixLeaf {
  key: Buffer;
  value: Buffer;
}

const BYTES = 32;
/** A proof begins with this and the value. */
const HEADER = Buffer.from('mptproof\x01', 'latin1');
/** A segment of a proof: bits that both sides share, and the hash of the other side. */
const SEGMENT = 1 + BYTES;

/**
 * The root over these leaves; of none, the hash of nothing.
 *
 * @throws RangeError when a key is there twice, or a key or value has other than 32 bytes
 */
export function prefixTreeRoot(leaves: readonly PrefixLeaf[]): Buffer {
  return leaves.length === 0 ? sha256() : hashOf(sorted(leaves));
}

/**
 * Proof that a key has its value: `mptproof`, 1, the value, and segments from the leaf to the root.
 *
 * @throws RangeError as for the root, and when the key is not there
 */
export function proveKey(leaves: readonly PrefixLeaf[], key: Buffer): Buffer {
  const leaf = leaves.find((one) => one.key.equals(key));
  if (!leaf) throw new RangeError('The tree does not have this key.');
  return Buffer.concat([HEADER, leaf.value, ...segmentsOf(sorted(leaves), key)]);
}

/** True when the proof shows that the tree with this root maps the key to the value. */
export function isKeyProven({ key, value }: PrefixLeaf, root: Buffer, proof: Buffer): boolean {
  if (key.length !== BYTES || value.length !== BYTES) return false;
  const start = Buffer.concat([HEADER, value]);
  if (!proof.subarray(0, start.length).equals(start)) return false;
  if ((proof.length - start.length) % SEGMENT !== 0) return false;
  let hash = leafHash({ key, value });
  let below = 8 * BYTES;
  for (let at = start.length; at < proof.length; at += SEGMENT) {
    const shared = proof[at]!;
    // Otherwise one proof could hold for two keys.
    if (shared >= below) return false;
    const sibling = proof.subarray(at + 1, at + SEGMENT);
    hash =
      bitOf(key, shared) === 0 ? nodeHash(hash, sibling, shared) : nodeHash(sibling, hash, shared);
    below = shared;
  }
  return hash.equals(root);
}

// Merging the closest pair first, as the specification says it, and splitting at the first bit that
// differs make the same tree.
function split(leaves: readonly PrefixLeaf[]) {
  const shared = sharedBits(leaves[0]!.key, leaves.at(-1)!.key);
  const middle = leaves.findIndex(({ key }) => bitOf(key, shared) === 1);
  return { shared, left: leaves.slice(0, middle), right: leaves.slice(middle) };
}

function hashOf(leaves: readonly PrefixLeaf[]): Buffer {
  if (leaves.length === 1) return leafHash(leaves[0]!);
  const { shared, left, right } = split(leaves);
  return nodeHash(hashOf(left), hashOf(right), shared);
}

function segmentsOf(leaves: readonly PrefixLeaf[], key: Buffer): Buffer[] {
  if (leaves.length === 1) return [];
  const { shared, left, right } = split(leaves);
  const [own, other] = bitOf(key, shared) === 0 ? [left, right] : [right, left];
  return [...segmentsOf(own, key), Buffer.of(shared), hashOf(other)];
}

function sorted(leaves: readonly PrefixLeaf[]): PrefixLeaf[] {
  const inOrder = leaves.toSorted((a, b) => a.key.compare(b.key));
  for (const [at, { key, value }] of inOrder.entries()) {
    const isLeaf = key.length === BYTES && value.length === BYTES;
    if (!isLeaf || inOrder[at + 1]?.key.equals(key)) {
      throw new RangeError('A tree takes each key once, and keys and values of 32 bytes.');
    }
  }
  return inOrder;
}

function sharedBits(a: Buffer, b: Buffer): number {
  const at = a.findIndex((byte, index) => byte !== b[index]);
  return 8 * at + Math.clz32(a[at]! ^ b[at]!) - 24;
}

/** Bit 0 is the most significant one of the first byte. */
function bitOf(key: Buffer, at: number): number {
  return (key[at >> 3]! >> (7 - (at & 7))) & 1;
}

const leafHash = ({ key, value }: PrefixLeaf) => sha256(key, value);

const nodeHash = (left: Buffer, right: Buffer, shared: number) =>
  sha256(left, right, Buffer.of(shared));

function sha256(...parts: Buffer[]): Buffer {
  return createHash('sha256').update(Buffer.concat(parts)).digest();
}
