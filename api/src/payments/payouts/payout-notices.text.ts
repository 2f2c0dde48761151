import { limits } from '@nukkad/platform/contract';
import { named, oneLine } from '../../core/email/strangers.model';

const nextPayout =
  'It is still yours and is paid with the next payout. See why, and check your account.';

/** What the owner of a payout account is told; amounts are worded, accounts masked. */
export const notifications = {
  pay: (amount: string) => ({
    title: `${amount} was paid out`,
    text: 'It is in your account, or will be within hours, as your bank books it.',
  }),
  return: (amount: string) => ({ title: `${amount} could not be paid out`, text: nextPayout }),
  reverse: (amount: string) => ({ title: `Your bank gave back ${amount}`, text: nextPayout }),
  given: (mask: string) => ({ title: 'Payouts go to another account', text: givenText(mask) }),
  verified: (mask: string) => ({
    title: 'Your account is verified',
    text: `Payouts can go to ${mask}.`,
  }),
  refused: (mask: string) => ({
    title: 'Your account could not be verified',
    text: `No payout goes to ${mask}. See why, and give the account again.`,
  }),
};

/** An intruder would give an account of theirs, so the owner hears of it elsewhere as well. */
export const givenEmail = (to: string, name: string, mask: string, address: string) => ({
  to,
  subject: 'Payouts go to another account',
  text: `Hello ${named(name)},\n\n${oneLine(givenText(mask))}\n\n${address}\n`,
});

const givenText = (mask: string) =>
  `${mask} was given for your payouts. It is used in ${limits.payoutAccountHours} hours, once it is verified. If that was not you, change your password and give the right account.`;
