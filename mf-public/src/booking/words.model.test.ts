import { aHold } from '@nukkad/platform/testing';
import { text } from './book.text';
import { policyWords, priceWords } from './words.model';

const start = '2030-01-07T12:00:00.000Z';

describe('words', () => {
  test.each([
    [null, 1, text.agreed],
    [{ amount: 0, currency: 'INR' as const }, 1, text.free],
    [{ amount: 50_000, currency: 'INR' as const }, 1, '₹500'],
    [{ amount: 50_000, currency: 'INR' as const }, 3, '₹500 × 3 = ₹1,500'],
  ])('of %j for %i', (fee, count, words) => {
    expect(priceWords(fee, count)).toBe(words);
  });

  test.each([
    ['2030-01-01T00:00:00Z', text.freeUntil('Monday 7 January 2030, 1:30 PM')],
    ['2030-01-07T09:00:00Z', text.notFree(4)],
  ])('of the policy at %s', (now, words) => {
    expect(policyWords({ start, policy: aHold().policy }, new Date(now))).toBe(words);
  });
});
