import { notStored, notStoredOurFault } from '../../common/submit.text';
import { outcomeOf } from './outcome.model';

describe('an outcome', () => {
  const error = (code: string, status: number | null, fields = {}) => ({
    code,
    status,
    fields,
    message: 'Said so',
    alternatives: [],
  });

  test.each([
    [error('slot-taken', 409), { state: 'lost', loss: { why: 'taken' } }],
    [error('slot-taken', 409, { skip: 'a b' }), { state: 'weeks', taken: ['a', 'b'] }],
    [error('hold-expired', 409), { state: 'lost', loss: { why: 'expired' } }],
    [error('unauthenticated', 401), { state: 'signed-out' }],
    [error('network', null), { state: 'refused', answer: notStored, isJudged: false }],
    [error('unavailable', 503), { state: 'refused', answer: notStoredOurFault, isJudged: false }],
    [error('too-late', 409), { state: 'refused', answer: 'Said so', isJudged: true }],
    [
      error('validation', 422, { otp: 'wrong' }),
      { state: 'refused', answer: { otp: 'wrong' }, isJudged: true },
    ],
  ])('%j', (sign, outcome) => {
    expect(outcomeOf(sign)).toMatchObject(outcome);
  });
});
