import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import {
  circlesIn,
  contextOf,
  crowdedFolders,
  drawingOf,
  graphOf,
  withDrawing,
} from './support/contexts.mjs';

const imports = [
  ['practice/cases/cases.ts', 'booking/index.ts'],
  ['practice/cases/cases.ts', 'payments/index.ts'],
  ['practice/cases/cases.ts', 'practice/clients/clients.ts'],
  ['booking/index.ts', 'booking/slots/slots.ts'],
  ['booking/slots/slots.ts', 'payments/index.ts'],
  ['payments/money.ts', 'core/http/problems.ts'],
  ['releases/site.ts', 'core/http/problems.ts'],
];

test('contexts are drawn without core and without arrows that others imply', () => {
  assert.equal(
    drawingOf(graphOf(imports, contextOf)),
    [
      '```mermaid',
      'flowchart TD',
      '  releases',
      '  booking --> payments',
      '  practice --> booking',
      '```',
    ].join('\n'),
  );
});

test('a circle of folders is found whatever the files in it', () => {
  assert.deepEqual(circlesIn(graphOf(imports, path.dirname)), []);
  const back = [...imports, ['practice/clients/links.ts', 'practice/cases/numbers.ts']];
  assert.deepEqual(circlesIn(graphOf(back, path.dirname)), [
    ['practice/cases', 'practice/clients'],
  ]);
});

test('a folder with too many sources is named; tests and exhibits do not count', () => {
  const files = ['a.tsx', 'a.test.tsx', 'a.exhibit.tsx', 'b.ts', 'c.ts', 'deep/d.ts'];
  const inRoom = files.map((file) => `shell/src/frame/${file}`);
  assert.deepEqual(crowdedFolders(inRoom, 3), []);
  assert.deepEqual(crowdedFolders(inRoom, 2), [['shell/src/frame', 3]]);
});

test('the drawing replaces the one before, and needs a place', () => {
  const text = 'Before\n<!-- contexts -->\nold\n<!-- /contexts -->\nAfter\n';
  assert.equal(
    withDrawing(text, 'new'),
    'Before\n<!-- contexts -->\nnew\n<!-- /contexts -->\nAfter\n',
  );
  assert.throws(() => withDrawing('Before\n', 'new'), /no place/);
});
