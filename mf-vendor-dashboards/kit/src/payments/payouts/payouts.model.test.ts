import { aPayoutAccount, aSentPayout } from '../../testing/payouts-builders';
import { accountState, isUsable, payoutState } from './payouts.model';
import { text } from './payouts.text';

const now = new Date('2030-01-08T10:00:00.000Z');
const later = '2030-01-08T11:00:00.000Z';

test.each([
  [aPayoutAccount(), true, text.usable],
  [aPayoutAccount({ usableAt: later }), false, text.cooling('Tue 8 Jan 2030, 4:30 PM')],
  [aPayoutAccount({ state: 'checking' }), false, text.checking],
  [aPayoutAccount({ state: 'review' }), false, text.review],
  [aPayoutAccount({ state: 'refused' }), false, text.refused],
])('%j', (account, usable, words) => {
  expect(isUsable(account, now)).toBe(usable);
  expect(accountState(account, now)).toBe(words);
});

test('without an account nothing can be asked for', () => {
  expect(isUsable(null, now)).toBe(false);
});

test('a payout that came back says why', () => {
  expect(payoutState(aSentPayout())).toBe(text.states.paid);
  expect(payoutState(aSentPayout({ state: 'returned', problem: 'Closed account.' }))).toBe(
    text.cameBack('Closed account.'),
  );
});
