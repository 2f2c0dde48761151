/** Notifications to payers. */
export const notifications = {
  failed: () => ({
    title: 'Your refund is delayed',
    text: 'The bank did not take it. The money is still yours: we will send it another way, and you need not do anything.',
  }),
};
