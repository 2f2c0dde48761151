import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enginesFor } from './databases';

const rules = { dependsOnEngine: false };
const engine = { dependsOnEngine: true };

test('rules run on PostgreSQL, what depends on the engine on both', () => {
  const machine = { hasServer: true, env: {} };
  assert.deepEqual(enginesFor(rules, machine), ['PostgreSQL']);
  assert.deepEqual(enginesFor(engine, machine), ['embedded', 'PostgreSQL']);
});

test('everything runs on both where both are asked for', () => {
  const machine = { hasServer: true, env: { TEST_ENGINES: 'both' } };
  assert.deepEqual(enginesFor(rules, machine), ['embedded', 'PostgreSQL']);
});

test('without PostgreSQL everything runs embedded', () => {
  const machine = { hasServer: false, env: {} };
  assert.deepEqual(enginesFor(rules, machine), ['embedded']);
  assert.equal(enginesFor(engine, machine)[0], 'embedded');
});

test('CI never goes without PostgreSQL', () => {
  for (const choice of [rules, engine]) {
    assert.throws(() => enginesFor(choice, { hasServer: false, env: { CI: 'true' } }), /missing/);
  }
});
