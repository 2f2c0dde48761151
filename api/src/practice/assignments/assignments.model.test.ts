import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOverdue, stateOf } from './assignments.model';

const at = new Date('2026-11-21T20:00:00.000Z');

const states: [submitted: Date | null, graded: Date | null, state: string][] = [
  [null, null, 'set'],
  [at, null, 'submitted'],
  [at, at, 'graded'],
];

for (const [submitted_at, graded_at, state] of states) {
  test(`handed in ${submitted_at !== null}, graded ${graded_at !== null}: ${state}`, () => {
    const row = { submitted_at, graded_at, due_on: '2026-11-21', time_zone: 'Asia/Kolkata' };
    assert.equal(stateOf(row), state);
  });
}

/** 20:00 UTC of the 21st is 01:30 of the 22nd in India. */
const due: [due_on: string, time_zone: string, submitted_at: Date | null, isLate: boolean][] = [
  ['2026-11-21', 'Asia/Kolkata', null, true],
  ['2026-11-22', 'Asia/Kolkata', null, false],
  ['2026-11-21', 'America/New_York', null, false],
  ['2026-11-20', 'America/New_York', null, true],
  ['2026-11-20', 'Asia/Kolkata', at, false],
];

for (const [due_on, time_zone, submitted_at, isLate] of due) {
  test(`due ${due_on} in ${time_zone}, ${submitted_at ? 'there' : 'not there'}: ${isLate}`, () => {
    const row = { due_on, time_zone, submitted_at, graded_at: null };
    assert.equal(isOverdue(row, at), isLate);
  });
}
