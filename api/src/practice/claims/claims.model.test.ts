import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evidenceFor, isReviewed, splitClaims } from './claims.model';

const checked = { title: 'Dentist', qualifications: ['BDS', 'MDS'] };
const line = (value: string) => ({ kind: 'qualification' as const, value });

for (const [what, change, shown, waiting] of [
  ['nothing', {}, {}, []],
  ['the same', checked, { qualifications: ['BDS', 'MDS'] }, []],
  ['another title', { title: 'Surgeon' }, {}, [{ kind: 'title', value: 'Surgeon' }]],
  [
    'one line more',
    { qualifications: ['MDS', 'FRCS', 'FRCS'] },
    { qualifications: ['MDS'] },
    [line('FRCS')],
  ],
  ['other letters', { qualifications: ['bds'] }, { qualifications: [] }, [line('bds')]],
  ['fewer lines', { qualifications: [] }, { qualifications: [] }, []],
] as const) {
  test(`of ${what} only what was checked is shown`, () => {
    const { qualifications, ...rest } = change as Partial<typeof checked>;
    const copy = { ...rest, ...(qualifications && { qualifications: [...qualifications] }) };
    assert.deepEqual(splitClaims(checked, copy), { shown, waiting });
  });
}

for (const [status, is_verified, reviewed] of [
  ['draft', false, false],
  ['review', false, true],
  ['live', false, false],
  ['live', true, true],
  ['suspended', true, true],
] as const) {
  test(`claims of ${status}, ${is_verified ? '' : 'not '}verified: reviewed ${reviewed}`, () => {
    assert.equal(isReviewed({ status, is_verified }), reviewed);
  });
}

test('the badge no longer names what the page does not say', () => {
  const evidence = ['Identity', 'BDS', 'MDS', 'Title: Dentist'].map((what) => ({
    ...{ what, checkedOn: '2026-01-01' },
  }));
  const left = (after: typeof checked) =>
    evidenceFor(evidence, checked, after).map(({ what }) => what);
  assert.deepEqual(left({ ...checked, qualifications: ['BDS'] }), [
    ...['Identity', 'BDS', 'Title: Dentist'],
  ]);
  assert.deepEqual(left({ ...checked, title: 'Surgeon' }), ['Identity', 'BDS', 'MDS']);
});
