import { ownCampaignDetails } from '@nukkad/platform/testing';
import { draftOf, endDays, isPublished, isWritable, writingOf } from './fundraising.model';

const { draft } = ownCampaignDetails();

test.each([
  ['complete', draft],
  ['without an end', { ...draft, endsOn: '' }],
  ['with a picture', { ...draft, pictureId: 'file-1' }],
  ['without a goal', { ...draft, goal: null }],
] as const)('a draft %s is written back as it was', (_what, one) => {
  expect(draftOf(one.kind, writingOf(one, 'Your picture'))).toEqual(one);
});

test('a picture that has not arrived is not in the draft', () => {
  const picture = { id: '1', fileId: null, name: 'a.png', size: 9, state: 'sending' } as const;
  expect(draftOf('cause', { ...writingOf(draft, ''), picture }).pictureId).toBeNull();
});

test.each([
  ['draft', true, false],
  ['submitted', false, false],
  ['returned', true, false],
  ['running', false, true],
  ['ended', false, true],
  ['stopped', false, true],
] as const)('%s: writable %p, published %p', (state, writable, published) => {
  expect([isWritable(state), isPublished(state)]).toEqual([writable, published]);
});

test('a campaign ends tomorrow in India at the earliest', () => {
  // 00:30 in India.
  expect(endDays(new Date('2026-11-21T19:00:00Z'))).toEqual({
    min: '2026-11-23',
    max: '2027-11-22',
  });
});
