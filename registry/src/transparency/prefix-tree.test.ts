import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { isKeyProven, type PrefixLeaf, prefixTreeRoot, proveKey } from './prefix-tree';

interface Vectors {
  trees: {
    label: string;
    root: string;
    /** Key and value, with a space between. */
    leaves: string[];
    proofs: [index: number, proof: string][];
  }[];
  /** What no verifier may believe. */
  invalid: Record<'label' | 'root' | 'key' | 'value' | 'proof', string>[];
}

// Published with the specification; the file says where.
const file = path.join(import.meta.dirname, 'prefix-tree.test.vectors.json');
const { trees, invalid } = JSON.parse(readFileSync(file, 'utf8')) as Vectors;
const bytes = (base64: string) => Buffer.from(base64, 'base64');

for (const { label, root, leaves, proofs } of trees) {
  const some = leaves.map((leaf) => {
    const [key, value] = leaf.split(' ').map(bytes) as [Buffer, Buffer];
    return { key, value };
  });
  test(`published tree ${label}`, () => {
    assert.equal(prefixTreeRoot(some).toString('base64'), root);
    assert.equal(prefixTreeRoot(some.toReversed()).toString('base64'), root);
    for (const [index, proof] of proofs) {
      assert.equal(proveKey(some, some[index]!.key).toString('base64'), proof);
      assert.ok(isKeyProven(some[index]!, bytes(root), bytes(proof)));
    }
  });
}

for (const { label, root, key, value, proof } of invalid) {
  test(`published proof to refuse: ${label}`, () => {
    const leaf = { key: bytes(key), value: bytes(value) };
    assert.ok(!isKeyProven(leaf, bytes(root), bytes(proof)));
  });
}

test('the published vectors are all there', () => {
  const proofs = trees.flatMap((one) => one.proofs);
  assert.deepEqual([trees.length, proofs.length, invalid.length], [19, 31, 5]);
});

const hashed = (...parts: (Buffer | string)[]) =>
  createHash('sha256')
    .update(Buffer.concat(parts.map((one) => Buffer.from(one))))
    .digest();

/** Leaves that only the seed decides; every other key shares all but its last bytes with one. */
function someLeaves(seed: number, size: number): PrefixLeaf[] {
  return Array.from({ length: size }, (_, at) => {
    const own = hashed(`key ${seed} ${at}`);
    const near = Buffer.concat([hashed(`near ${seed}`).subarray(0, 28), own.subarray(28)]);
    return { key: at % 2 === 0 ? own : near, value: hashed(`value ${seed} ${at}`) };
  });
}

const flipped = (from: Buffer, at: number) => {
  const changed = Buffer.from(from);
  changed[at]! ^= 1 << (at % 8);
  return changed;
};

for (const [seed, size] of [1, 2, 3, 7, 20].entries()) {
  test(`every key of ${size} proves its value, and nothing that was changed`, () => {
    const leaves = someLeaves(seed, size);
    const root = prefixTreeRoot(leaves);
    for (const leaf of leaves) {
      const { key, value } = leaf;
      const proof = proveKey(leaves, key);
      assert.ok(isKeyProven(leaf, root, proof));
      for (const at of proof.keys()) assert.ok(!isKeyProven(leaf, root, flipped(proof, at)));
      for (const at of root.keys()) {
        assert.ok(!isKeyProven(leaf, flipped(root, at), proof));
        assert.ok(!isKeyProven({ key: flipped(key, at), value }, root, proof));
        assert.ok(!isKeyProven({ key, value: flipped(value, at) }, root, proof));
      }
      for (const end of proof.keys()) {
        assert.ok(!isKeyProven(leaf, root, proof.subarray(0, end)));
      }
      assert.ok(!isKeyProven(leaf, root, Buffer.concat([proof, Buffer.alloc(33)])));
    }
  });
}

for (const [lengths, isProof] of [
  [[100, 50], true],
  [[50, 100], false],
  [[50, 50], false],
  [[0, 255], false],
] as const) {
  test(`prefixes of ${lengths} from the leaf up are ${isProof ? 'a' : 'no'} proof`, () => {
    // Every bit of the key is 0, so its own side is always the left one.
    const leaf = { key: Buffer.alloc(32), value: hashed('value') };
    const segments = lengths.map((shared) => [Buffer.of(shared), hashed(`at ${shared}`)] as const);
    const root = segments.reduce(
      (own, [shared, sibling]) => hashed(own, sibling, shared),
      hashed(leaf.key, leaf.value),
    );
    const proof = Buffer.concat([Buffer.from('mptproof\x01'), leaf.value, ...segments.flat()]);
    assert.equal(isKeyProven(leaf, root, proof), isProof);
  });
}

test('what is no leaf is refused', () => {
  const [first, second] = someLeaves(9, 2) as [PrefixLeaf, PrefixLeaf];
  const short = first.key.subarray(1);
  assert.throws(() => prefixTreeRoot([first, { ...second, key: first.key }]), RangeError);
  assert.throws(() => prefixTreeRoot([{ ...first, key: short }]), RangeError);
  assert.throws(() => prefixTreeRoot([{ ...first, value: short }]), RangeError);
  assert.throws(() => proveKey([first], second.key), RangeError);
  assert.throws(() => proveKey([], first.key), RangeError);
  const proof = proveKey([first], first.key);
  assert.ok(!isKeyProven({ ...first, key: short }, prefixTreeRoot([first]), proof));
});
