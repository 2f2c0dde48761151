import { firstAnswers } from '../order/order.model';
import { type Draft, draftIn } from './draft.model';

describe('a draft', () => {
  const draft: Draft = {
    vendorId: 'v1',
    userId: 'u1',
    answers: firstAnswers({ account: null, addresses: [] }, 'Bengaluru'),
    isTyped: false,
    kept: null,
    sent: null,
  };
  const stored = (changes: Partial<Draft> = {}) => JSON.stringify({ ...draft, ...changes });

  test.each([
    ['one’s own', stored(), 'u1', true],
    ['a guest’s, who has logged in', stored({ userId: null }), 'u1', true],
    ['somebody else’s', stored(), 'u2', false],
    ['a person’s, who has logged out', stored(), null, false],
    ['for another professional', stored({ vendorId: 'v2' }), 'u1', false],
    ['garbage', '{"vendorId": ', 'u1', false],
    ['something else', '{"vendorId":"v1"}', 'u1', false],
    ['nothing', null, 'u1', false],
  ])('%s', (_what, text, userId, isShown) => {
    expect(draftIn(text, 'v1', userId) !== null).toBe(isShown);
  });
});
