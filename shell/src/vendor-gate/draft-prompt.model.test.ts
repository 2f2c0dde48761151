import { aCredential, anOnboarding } from '@nukkad/platform/testing';
import { promptOf } from './draft-prompt.model';
import { text } from './vendor-gate.text';

const event = {
  what: 'returned',
  at: '2026-11-20T10:00:00Z',
  note: 'Write more of yourself.',
} as const;
const older = { ...event, at: '2026-11-19T10:00:00Z', note: 'Choose a day.' } as const;
const rejected = aCredential({ state: 'rejected', reason: 'It cannot be read.' });

test.each([
  ['nothing is known', null, text.complete, [text.draftWhy]],
  ['nothing is stored', anOnboarding(), text.complete, [text.draftWhy]],
  ['some of it is', anOnboarding({ stored: ['other'] }), text.goOn(1, 6), [text.draftWhy]],
  ['it waits', anOnboarding({ state: 'submitted' }), text.see, [text.submittedWhy]],
  [
    'it came back',
    anOnboarding({ state: 'changes-needed', credentials: [rejected], history: [older, event] }),
    text.change,
    ['Write more of yourself.', text.rejected(rejected.title, rejected.reason)],
  ],
  [
    'it came back without a word',
    anOnboarding({ state: 'changes-needed', history: [{ ...event, note: null }] }),
    text.change,
    [text.returnedWhy],
  ],
])('%s', (_what, onboarding, way, lines) => {
  expect(promptOf(onboarding)).toMatchObject({ way, lines });
});

test('whom everybody can find is told nothing', () => {
  expect(promptOf(anOnboarding({ state: 'approved' }))).toBeNull();
});
