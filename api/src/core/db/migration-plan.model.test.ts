import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pendingMigrations } from './migration-plan.model';

const known = ['0001-a', '0002-b', '0003-c'];
const had = (name: string, needs: string | null = null) => ({ name, needs });

const plans: [what: string, executed: ReturnType<typeof had>[], pending: string[]][] = [
  ['a new database', [], known],
  ['a database of the version before', [had('0001-a'), had('0002-b')], ['0003-c']],
  ['its own', known.map((name) => had(name)), []],
  ['one that a later version has expanded', [...known.map((name) => had(name)), had('0004-d')], []],
  [
    'one from which was taken what this version does not use',
    [...known.map((name) => had(name)), had('0004-d'), had('0005-e', '0003-c')],
    [],
  ],
];
for (const [what, executed, pending] of plans) {
  test(`${what}: ${pending.length} are pending`, () => {
    assert.deepEqual(pendingMigrations(known, executed), pending);
  });
}

const refused: [what: string, executed: ReturnType<typeof had>[], why: RegExp][] = [
  [
    'one from which was taken what this version uses',
    [...known.map((name) => had(name)), had('0004-d'), had('0005-e', '0004-d')],
    /0005-e took away .* has the migration 0004-d/,
  ],
  [
    'one that lacks a migration in between',
    [had('0001-a'), had('0003-c')],
    /0002-b was never run, and 0003-c/,
  ],
  [
    'one of another line of releases',
    [had('0001-a'), had('0002-b'), had('0004-d')],
    /0003-c was never run, and 0004-d/,
  ],
];
for (const [what, executed, why] of refused) {
  test(`${what} is refused`, () => {
    assert.throws(() => pendingMigrations(known, executed), why);
  });
}
