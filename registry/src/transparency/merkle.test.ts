import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import {
  consistencyProof,
  inclusionProof,
  isConsistent,
  isIncluded,
  leafHash,
  treeRoot,
} from './merkle';

// The reference vectors of certificate-transparency (merkle_tree_test): entries, roots of the trees
// over the first of them, and proofs.
const entries = [
  ...['', '00', '10', '2021', '3031', '40414243', '5051525354555657'],
  '606162636465666768696a6b6c6d6e6f',
];
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const inclusions: [index: number, size: number, proof: string[]][] = [
  [0, 1, []],
  [
    0,
    8,
    [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  ],
  [
    5,
    8,
    [
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
  [2, 3, ['fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125']],
  [
    1,
    5,
    [
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  ],
];
const consistencies: [earlier: number, later: number, proof: string[]][] = [
  [1, 1, []],
  [
    1,
    8,
    [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  ],
  [
    6,
    8,
    [
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
  [
    2,
    5,
    [
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  ],
];

const leaves = entries.map((entry) => leafHash(Buffer.from(entry, 'hex')));
const tree = (size: number) => ({ size, root: treeRoot(leaves.slice(0, size)) });
const hex = (hashes: Buffer[]) => hashes.map((hash) => hash.toString('hex'));

test('the tree without entries has the hash of nothing', () => {
  assert.deepEqual(treeRoot([]), createHash('sha256').digest());
});

for (const [at, root] of roots.entries()) {
  test(`the tree of the first ${at + 1} reference entries`, () => {
    assert.equal(tree(at + 1).root.toString('hex'), root);
  });
}

for (const [index, size, proof] of inclusions) {
  test(`reference proof that entry ${index} is among ${size}`, () => {
    assert.deepEqual(hex(inclusionProof(leaves.slice(0, size), index)), proof);
  });
}

for (const [earlier, later, proof] of consistencies) {
  test(`reference proof that ${later} entries continue ${earlier}`, () => {
    assert.deepEqual(hex(consistencyProof(leaves.slice(0, later), earlier)), proof);
  });
}

const MANY = Array.from({ length: 40 }, (_, at) => leafHash(`entry ${at}`));

test('every proof of every small tree holds, and no changed one', () => {
  for (let size = 1; size <= MANY.length; size += 1) {
    const some = MANY.slice(0, size);
    const whole = { size, root: treeRoot(some) };
    for (let at = 0; at < size; at += 1) {
      const proof = inclusionProof(some, at);
      assert.ok(isIncluded(some[at]!, at, whole, proof));
      assert.ok(!isIncluded(leafHash('another'), at, whole, proof));
      assert.ok(!isIncluded(some[at]!, at, whole, [...proof, some[0]!]));
      if (proof.length > 0) assert.ok(!isIncluded(some[at]!, at, whole, proof.slice(1)));
    }
    for (let before = 0; before <= size; before += 1) {
      const proof = consistencyProof(some, before);
      const earlier = { size: before, root: treeRoot(some.slice(0, before)) };
      assert.ok(isConsistent(earlier, whole, proof), `${before} of ${size}`);
      const forked = { ...earlier, root: leafHash('fork') };
      if (before > 0) assert.ok(!isConsistent(forked, whole, proof));
      if (before > 0 && proof.length > 0) {
        assert.ok(!isConsistent(earlier, whole, proof.slice(0, -1)));
        assert.ok(!isConsistent(earlier, whole, [...proof, some[0]!]));
      }
    }
  }
});

test('numbers that cannot be are refused', () => {
  for (const wrong of [-1, 8, 0.5, Number.NaN]) {
    assert.throws(() => inclusionProof(leaves, wrong), RangeError);
    assert.ok(!isIncluded(leaves[0]!, wrong, tree(8), []));
  }
  assert.throws(() => consistencyProof(leaves, 9), RangeError);
  assert.ok(!isConsistent(tree(8), tree(7), []));
});
