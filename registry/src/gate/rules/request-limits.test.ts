import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FieldLimits } from '@nukkad/platform/contract';
import { narrowedFields } from './request-limits';

const cases: [what: string, sent: FieldLimits, accepted: FieldLimits, says: string | undefined][] =
  [
    ['the same', { maxLength: 80 }, { maxLength: 80 }, undefined],
    ['more', { maxLength: 80, minLength: 2 }, { maxLength: 90, minLength: 1 }, undefined],
    ['no limit any more', { maxLength: 80, pattern: '^a$' }, {}, undefined],
    [
      'fewer characters',
      { maxLength: 80 },
      { maxLength: 60 },
      'up to 80 characters, it accepts 60 characters at most',
    ],
    ['a limit where none was', {}, { maximum: 5 }, 'without a limit, it accepts 5 at most'],
    [
      'fewer entries',
      { maxItems: 9 },
      { maxItems: 3 },
      'up to 9 entries, it accepts 3 entries at most',
    ],
    ['a larger least', { minimum: 1 }, { minimum: 5 }, 'from 1 on, it accepts 5 at least'],
    ['no empty one', {}, { minLength: 1 }, 'of any size, it accepts 1 characters at least'],
    ['another pattern', { pattern: '^a$' }, { pattern: '^b$' }, 'in the form ^a$, it accepts ^b$'],
    ['a format', {}, { format: 'email' }, 'in any form, it accepts email'],
  ];
for (const [what, sent, accepted, says] of cases) {
  test(`a field that accepts ${what} ${says ? 'is narrower' : 'is not'}`, () => {
    const found = narrowedFields({ 'body.note': sent }, { 'body.note': accepted });
    assert.deepEqual(found, says ? [{ field: 'body.note', says }] : []);
  });
}

test('a new field is the compiler’s affair, and nothing is said of builds without limits', () => {
  assert.deepEqual(narrowedFields({}, { 'body.new': { maxLength: 1 } }), []);
  assert.deepEqual(narrowedFields(undefined, { 'body.note': { maxLength: 1 } }), []);
  assert.deepEqual(narrowedFields({ 'body.note': {} }, undefined), []);
});
