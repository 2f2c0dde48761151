import { limits, type Money } from '@nukkad/platform/contract';
import { formatMoney } from '@nukkad/platform/format';

/** What owners of payout accounts, and operators, read. */
export const payoutText = {
  ended: {
    pay: (amount: string) => ({
      title: `${amount} was paid out`,
      text: 'It is in your account, or will be within hours, as your bank books it.',
    }),
    return: (amount: string) => ({
      title: `${amount} could not be paid out`,
      text: 'It is still yours and is paid with the next payout. See why, and check your account.',
    }),
    reverse: (amount: string) => ({
      title: `Your bank gave back ${amount}`,
      text: 'It is still yours and is paid with the next payout. See why, and check your account.',
    }),
  },
  given: (mask: string) => ({
    title: 'Payouts go to another account',
    text: `${mask} was given for your payouts. It is used in ${limits.payoutAccountHours} hours, once it is verified. If that was not you, change your password and give the right account.`,
  }),
  decided: {
    verified: (mask: string) => ({
      title: 'Your account is verified',
      text: `Payouts can go to ${mask}.`,
    }),
    refused: (mask: string) => ({
      title: 'Your account could not be verified',
      text: `No payout goes to ${mask}. See why, and give the account again.`,
    }),
  },
  otherName: (registered: string) => `The bank has it in the name of ${registered}.`,
  lost: 'Its number cannot be read here any more.',
  none: 'There is no account for payouts yet. Give one, and have it verified.',
  notYet: 'Your account for payouts is not verified yet.',
  cooling: (until: string) =>
    `Your account for payouts is new, so that it is used from ${until}.` as const,
  tooLittle: (minimum: Money) =>
    `There is nothing to pay out: what you are owed is less than ${formatMoney(minimum)}, has been paid out, or was given to you at visits.` as const,
  details: {
    holder: (name: string) => `Holder: ${name}`,
    number: (number: string) => `Account number: ${number}`,
    ifsc: (ifsc: string) => `IFSC: ${ifsc}`,
    vpa: (vpa: string) => `UPI address: ${vpa}`,
    registered: (name: string) => `Holder by the bank: ${name}`,
  },
  referenceRule:
    'must be the reference by which the bank names the transfer: 6 to 30 letters and digits',
  noCampaign: 'There is no such campaign of yours.',
} as const;
