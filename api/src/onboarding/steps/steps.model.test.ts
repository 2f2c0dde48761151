import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CertificateDraft, DayDraft, StepOrder } from '@nukkad/platform/contract';
import { teacherDraft } from '../../../test/contract/onboarding-examples';
import { experienceLine, formProblems, isUuid, texts, titleFor, weekdayNamed } from './steps.model';

const id = '01900000-0000-7000-8000-000000000001';
const file = { _id: id, name: 'a.pdf', type: 'application/pdf', bytes: 1 };
const item: CertificateDraft = {
  ...{ id, subject: 'Physics', certificate: 'Expert', number: '', description: 'x' },
  ...{ issuedBy: 'NCTE', from: '2020-02-28', to: '2020-02-29', file },
};

const certificates = (...items: Partial<CertificateDraft>[]): StepOrder => ({
  ...{ step: 'certificates', none: false },
  items: items.map((changes) => ({ ...item, ...changes })),
});

const days = (...on: [weekday: number, from: string, to: string][]): StepOrder => ({
  step: 'availability',
  days: on.map(([weekday, from, to]): DayDraft => ({ weekday, isOn: true, from, to })),
});

const cases: [what: string, order: StepOrder, fields: string[]][] = [
  ['a certificate', certificates({}), []],
  ['a day that no calendar has', certificates({ from: '2021-02-29' }), ['0.from']],
  ['a day with a time', certificates({ to: '2021-02-28T00:00' }), ['0.to']],
  ['a day of another age', certificates({ from: '1492-10-12' }), ['0.from']],
  ['an id that is none', certificates({ id: 'c1' }), ['0.id']],
  ['two of the same id', certificates({}, { id: id.toUpperCase() }), ['1.id']],
  ['what is left away', { ...certificates({ id: 'c1' }), none: true } as StepOrder, []],
  ['a week', days([1, '09:00', '17:00'], [2, '00:00', '23:59']), []],
  ['an hour that no clock has', days([1, '24:00', '25:00']), ['1.from', '1.to']],
  ['words for times', days([1, 'nine', 'ten']), ['1.from', '1.to']],
  ['a day twice', days([1, '09:00', '12:00'], [1, '11:00', '17:00']), ['1']],
  [
    'a gender that is in no list',
    { step: 'details', ...teacherDraft.details, gender: 'Robot' },
    ['gender'],
  ],
];

for (const [what, order, fields] of cases) {
  test(`of ${what} ${fields.join(' and ') || 'nothing'} is wrong`, () =>
    assert.deepEqual(Object.keys(formProblems(order)), fields));
}

test('days are known by their names in any case', () => {
  assert.deepEqual(
    ['Monday', 'sunday', ' FRIDAY ', 'Funday', ''].map(weekdayNamed),
    [1, 7, 5, 0, 0],
  );
});

test('people are called after what they do', () => {
  assert.equal(titleFor('teacher', 'English'), 'English Teacher');
  assert.equal(titleFor('doctor', 'Dentist'), 'Dentist');
  assert.equal(titleFor('chef', 'Baker'), 'Baker');
});

test('what is typed is kept once, without what surrounds it', () => {
  assert.deepEqual(texts([' a ', 'b', 'a', ' ']), ['a', 'b']);
  assert.deepEqual(
    [experienceLine(1), experienceLine(0)],
    ['1 year of experience', '0 years of experience'],
  );
  assert.deepEqual([isUuid(id), isUuid(`${id}0`)], [true, false]);
});
