import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TraceFrame } from '@nukkad/platform/contract';
import { decodedMaps } from './decoded-maps';
import { blamedIn, relativeToPart, traceOf } from './trace.model';

const sources: [source: string, file: string][] = [
  ['webpack://mf_one/./src/listing/listing.model.ts', 'src/listing/listing.model.ts'],
  ['webpack://mf_one/./src/remote.tsx?3f2a', 'src/remote.tsx'],
  ['webpack://mf_one/../shared-ui/src/button.tsx', '../shared-ui/src/button.tsx'],
  ['webpack://mf_one/../home/me/node_modules/react/index.js', 'node_modules/react/index.js'],
  ['webpack://mf_one/webpack/runtime/sharing', 'webpack/runtime/sharing'],
  ['src/written-by-another-bundler.ts', 'src/written-by-another-bundler.ts'],
];

const frame = (part: string | null, file: string, state: TraceFrame['state'] = 'mapped') =>
  ({ state, part, file }) as TraceFrame;
const own = frame('mf-one', 'src/a.ts');
const shell = frame('shell', 'src/a.ts');
const shared = frame('mf-two', '../shared-ui/src/button.tsx');
const react = frame('mf-two', 'node_modules/react/index.js');
const gone = frame('mf-two', 'remoteEntry.js', 'gone');
const elsewhere = frame(null, '', 'elsewhere');

const blames: [what: string, frames: TraceFrame[], blamed: number | null][] = [
  ['the first remote', [own, gone], 0],
  ['past the shell', [shell, elsewhere, own], 2],
  ['past code that a remote bundles and shares', [shared, react, own], 2],
  ['the remote that bundles it, where there is no other', [shell, shared], 1],
  ['a remote whose map is gone', [shell, gone, own], 1],
  ['nobody for the shell alone', [shell, elsewhere], null],
  ['nobody for nothing', [], null],
];

describe('traces', () => {
  for (const [source, file] of sources) {
    test(`${source} is ${file}`, () => assert.equal(relativeToPart(source), file));
  }

  for (const [what, frames, blamed] of blames) {
    test(`to blame is ${what}`, () => assert.equal(blamedIn(frames), blamed));
  }

  const released = { part: 'mf-one', version: 'v1', file: 'a.js', line: 1, column: 9, name: 't' };

  test('without its map a frame says where it is in the released file', () => {
    const found = { frame: released, map: 'gone' as const, owner: 'Finding' };
    assert.deepEqual(traceOf([found, null]).frames, [
      {
        ...{ state: 'gone', part: 'mf-one', version: 'v1', owner: 'Finding', file: 'a.js' },
        ...{ line: 1, column: 9, function: 't' },
      },
      {
        ...{ state: 'elsewhere', part: null, version: null, owner: null, file: null },
        ...{ line: null, column: null, function: null },
      },
    ]);
  });

  test('a function is named as its caller calls it', async () => {
    const text = { version: 3, sources: ['src/a.ts'], names: ['render'], mappings: 'AAAAA' };
    const mapOf = decodedMaps({ sourceMap: async () => JSON.stringify(text) });
    const found = { frame: released, map: await mapOf(released), owner: null };
    const { frames } = traceOf([found, found]);
    assert.deepEqual(
      frames.map((one) => one.function),
      ['render', 't'],
    );
    assert.deepEqual([frames[0]?.file, frames[0]?.line], ['src/a.ts', 1]);
  });

  for (const text of [
    '',
    '{}',
    'null',
    '[]',
    '{"version":3,"sources":[],"names":[],"mappings":7}',
  ]) {
    test(`a damaged map, ${text || 'empty'}, leaves the frame unmapped`, async () => {
      const map = await decodedMaps({ sourceMap: async () => text })(released);
      assert.equal(traceOf([{ frame: released, map, owner: null }]).frames[0]?.state, 'unmapped');
    });
  }

  test('decoded maps are kept, the most recently used ones', async () => {
    const text = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' });
    const read: string[] = [];
    const sourceMap = async ({ file }: { file: string }) => {
      read.push(file);
      return text;
    };
    const mapOf = decodedMaps({ sourceMap }, { maps: 2, characters: 1_000 });
    for (const file of ['a.js', 'b.js', 'a.js', 'c.js', 'a.js', 'b.js']) {
      await mapOf({ ...released, file });
    }
    assert.deepEqual(read, ['a.js', 'b.js', 'c.js', 'b.js']);
    const few = decodedMaps({ sourceMap }, { maps: 9, characters: text.length });
    for (const file of ['d.js', 'e.js', 'd.js']) await few({ ...released, file });
    assert.deepEqual(read.slice(4), ['d.js', 'e.js', 'd.js']);
  });
});
