/** Notifications to payers by UPI. */
export const notifications = {
  notFound: () => ({
    title: 'We could not find your transfer',
    text: 'It is not in the statement of our bank, so what you wanted to pay for is not paid. If your bank has taken the money, write to support with the number of the transfer.',
  }),
};
