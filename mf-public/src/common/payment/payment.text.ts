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
  elsewhere: (provider: string) => `${provider} will tell us when you have paid.`,
  paid: 'Paid',
  declined: 'The payment was declined',
  declinedNext: 'You were not charged. Try again, or pay another way.',
  lost: 'The time is no longer kept for you',
  lostNext: 'You were not charged. Choose a time again.',
  unsent: 'The payment could not be made',
  unsentNext:
    'No answer came. Check your connection, then try again: you will not be charged twice.',
} as const;
