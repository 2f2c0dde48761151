import { limits, type PayoutState } from '@nukkad/platform/contract';

const hours = limits.payoutAccountHours;

export const text = {
  what: 'payouts',
  title: 'Payout of the donations',
  none: 'Give the account to which the donations go. It is verified first, and the money is paid out when the campaign has ended.',
  give: 'Give an account',
  change: 'Change account',
  checking: 'Being verified by the bank',
  review: 'Being verified by us',
  refused: 'Not verified',
  refusedWhy: (problem: string) => `No payout goes there: ${problem} Give the account again.`,
  usable: 'Verified',
  cooling: (when: string) => `Verified. Used from ${when}`,
  runs: (least: string) =>
    `When the campaign has ended, everything is paid out within a day, if it is ${least} or more.`,
  byHand: (least: string) =>
    `No provider of payouts is set up here: when the campaign has ended, we verify the account and transfer the money by hand, if it is ${least} or more.`,
  test: 'No real money moves here: payouts are a test.',
  dialogWhy: `Payouts go there ${hours} hours after you give it, and once it is verified. We tell you by e-mail.`,
  form: 'Account for payouts',
  kind: 'Pay out to',
  kinds: { bank: 'Bank account', vpa: 'UPI address' },
  holder: 'Name of the holder',
  holderHint: 'As the bank has it.',
  number: 'Account number',
  ifsc: 'IFSC',
  ifscHint: 'Eleven characters on your cheque book, such as HDFC0000123.',
  vpa: 'UPI address',
  vpaHint: 'Such as name@bank.',
  rules: {
    missing: 'Fill this in',
    number: 'An account number has 9 to 18 digits',
    ifsc: 'An IFSC has eleven characters, such as HDFC0000123',
    vpa: 'An address is written like name@bank',
  },
  save: 'Save account',
  saving: 'Saving…',
  saved: 'The account is saved and is being verified.',
  states: {
    waiting: 'Under way',
    sent: 'With the bank',
    paid: 'Paid',
    returned: 'Came back',
  } satisfies Record<PayoutState, string>,
  cameBack: (reason: string) => `Came back: ${reason}`,
} as const;
