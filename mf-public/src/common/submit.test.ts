import { api } from '@nukkad/platform';
import { fakeWire, networkDown, problem } from '@nukkad/platform/testing';
import { submitted } from './submit';
import * as text from './submit.text';

const question = { body: { question: 'What does a crown cost?' } };

const answered = (handler: () => never) => {
  globalThis.fetch = fakeWire({ askQuestion: handler }).fetch;
  return submitted(() => api.call('askQuestion', question));
};

test.each([
  ['stored', () => ({ reference: 'NK-Q-1', question: 'x' }) as never, undefined],
  [
    'refused for a field',
    () => problem(422, 'validation', { question: 'Required' }) as never,
    { question: 'Required' },
  ],
  ['refused by us', () => problem(500, 'internal') as never, text.notStoredOurFault],
  [
    'never answered',
    () => {
      throw networkDown();
    },
    text.notStored,
  ],
])('what was %s is told so', async (_what, handler, told) => {
  expect(await answered(handler)).toEqual(told);
});
