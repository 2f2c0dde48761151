import type { TestOutcome } from '@nukkad/platform/contract';

export const text = {
  test: 'Test payment: no money moves',
  testWhy: 'This site takes no real payments. Choose how this one should end.',
  amount: 'To pay',
  outcomes: {
    success: 'Pay',
    decline: 'Decline the payment',
    delay: 'Pay, confirmed a few seconds later',
    twice: 'Pay, confirmed twice',
  } satisfies Record<TestOutcome, string>,
  group: 'How the payment ends',
  paying: 'Paying…',
  waiting: 'Waiting for the payment to be confirmed…',
  slow: 'This is taking longer than usual. You can wait here: the page moves on as soon as the payment is confirmed.',
  preparing: 'Preparing the payment…',
  redirect: 'Go to the payment page',
  newTab: '(opens in a new tab)',
  redirectWhy: 'You pay on the page of our payment provider, by UPI, card or net banking.',
  followed: 'This page goes on by itself as soon as the payment is confirmed.',
  refused: 'This payment cannot be made online',
  refusedNext: 'You were not charged. Pay another way, or try again later.',
  upi: {
    open: 'Open your UPI app',
    code: (name: string) => `QR code of a UPI payment to ${name}`,
    scan: 'Scan it with any UPI app.',
    payee: 'Pay to',
    address: 'UPI address',
    reference: 'Reference',
    copy: 'Copy the UPI address',
    followed:
      'Your bank does not tell us of the transfer. It counts once we have found it in our statement.',
  },
  paid: 'Paid',
  declined: 'The payment was declined',
  declinedNext: 'You were not charged. Try again, or pay another way.',
  lost: 'The time is no longer kept for you',
  lostNext: 'You were not charged. Choose a time again.',
  unsent: 'The payment could not be made',
  unsentNext:
    'No answer came. Check your connection, then try again: you will not be charged twice.',
} as const;
