import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { circlesIn, contextOf, drawingOf, graphOf, withDrawing } from './support/contexts.mjs';

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

test('the drawing replaces the one before, and needs a place', () => {
  const text = 'Before\n<!-- contexts -->\nold\n<!-- /contexts -->\nAfter\n';
  assert.equal(
    withDrawing(text, 'new'),
    'Before\n<!-- contexts -->\nnew\n<!-- /contexts -->\nAfter\n',
  );
  assert.throws(() => withDrawing('Before\n', 'new'), /no place/);
});
