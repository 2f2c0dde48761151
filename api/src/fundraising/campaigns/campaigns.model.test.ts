import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CampaignDraft } from '@nukkad/platform/contract';
import { daysLeft, endOfDay, lastDay, missingOf, slugOfTitle } from './campaigns.model';

const now = new Date('2026-11-21T12:00:00Z');

const cases: [end: string, days: number][] = [
  ['2026-12-21T12:00:00Z', 30],
  ['2026-11-23T11:59:59Z', 1],
  ['2026-11-22T12:00:00Z', 1],
  ['2026-11-22T11:59:59Z', 0],
  ['2026-11-21T12:00:00Z', 0],
  ['2020-01-01T00:00:00Z', 0],
];

for (const [end, days] of cases) {
  test(`until ${end} there are ${days} days`, () =>
    assert.equal(daysLeft(new Date(end), now), days));
}

const complete: CampaignDraft = {
  kind: 'cause',
  title: 'Lamps',
  category: 'Education',
  description: 'Lamps for a room.',
  body: 'It is dark.',
  goal: 50_000,
  endsOn: '2026-12-01',
  pictureId: null,
};

const drafts: [what: string, change: Partial<CampaignDraft>, missing: string[]][] = [
  ['everything', {}, []],
  ['no words', { title: ' ', body: '' }, ['title', 'body']],
  ['no goal', { goal: null }, ['goal']],
  ['a goal of ₹999', { goal: 999 }, ['goal']],
  ['no end', { endsOn: '' }, ['endsOn']],
  ['an end today', { endsOn: '2026-11-21' }, ['endsOn']],
  ['an end tomorrow', { endsOn: '2026-11-22' }, []],
  ['an end in a year', { endsOn: '2027-11-21' }, []],
  ['an end after that', { endsOn: '2027-11-22' }, ['endsOn']],
];
for (const [what, change, missing] of drafts) {
  test(`with ${what}, ${missing.join(' and ') || 'nothing'} is missing`, () =>
    assert.deepEqual(Object.keys(missingOf({ ...complete, ...change }, now)), missing));
}

test('a campaign ends with its last day in India', () => {
  const end = endOfDay('2026-11-30');
  assert.equal(end.toISOString(), '2026-11-30T18:30:00.000Z');
  assert.equal(lastDay(end), '2026-11-30');
});

const titles: [title: string, slug: string][] = [
  ['A reading room for Agara', 'a-reading-room-for-agara'],
  ['  Café & Co.!  ', 'cafe-co'],
  ['ಓದುವ ಕೋಣೆ', 'campaign'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['x'.repeat(90), 'x'.repeat(60)],
];
for (const [title, slug] of titles) {
  test(`${title} is found at ${slug}`, () => assert.equal(slugOfTitle(title), slug));
}
