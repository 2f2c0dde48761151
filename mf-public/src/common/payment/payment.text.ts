import type { TestOutcome } from '@nukkad/platform/contract';

export const text = {
  test: 'Test payment: no money moves',
  testWhy: 'This installation takes no real payments. Choose what the payment is to come to.',
  amount: 'To pay',
  outcomes: {
    success: 'Pay',
    decline: 'Have it declined',
    delay: 'Pay, and hear of it some seconds later',
    twice: 'Pay, and hear of it twice',
  } satisfies Record<TestOutcome, string>,
  group: 'How the payment ends',
  paying: 'Paying…',
  waiting: 'Waiting for the payment to be confirmed…',
  slow: 'This takes longer than usual. You can wait here: it goes on as soon as the payment is confirmed.',
  elsewhere: (provider: string) => `${provider} will tell us when you have paid.`,
  paid: 'Paid',
  declined: 'The payment was declined',
  declinedNext: 'Nothing was taken. Try again, or choose another way.',
  lost: 'The time is no longer kept for you',
  lostNext: 'Nothing was taken. Choose a time once more.',
  unsent: 'The payment could not be made',
  unsentNext: 'No answer came. Check your connection, then try again: nothing is paid twice.',
} as const;
