import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stagesBeside } from './stages-beside.mjs';

const gate = ['check', 'unit', 'api', 'registry', 'scripts', 'e2e'];

for (const [chosen, beside] of [
  [gate, ['check', 'registry', 'scripts']],
  [['check', 'unit', 'api'], ['check']],
  [['check', 'registry', 'scripts'], []],
  [['check', 'unit'], []],
  [['unit', 'api', 'e2e'], []],
]) {
  test(`of ${chosen.join(', ')} run beside: ${beside.join(', ') || 'none'}`, () => {
    assert.deepEqual(stagesBeside(chosen), beside);
  });
}
