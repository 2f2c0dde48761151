import type { Money } from '@nukkad/platform/contract';
import { formatMoney } from '@nukkad/platform/format';

/** What owners of payout accounts are refused with, and operators read. */
export const payoutText = {
  otherName: (registered: string) => `The bank has it in the name of ${registered}.`,
  noName: 'The bank does not say in whose name it is.',
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
