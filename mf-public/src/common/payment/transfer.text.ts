export const transferText = {
  title: 'Have you made the transfer? Tell us its number, so that we look for it.',
  number: 'Number of the transfer (UTR)',
  hint: 'Twelve digits, which your UPI app shows as UTR or as UPI transaction ID.',
  wrong: 'Enter the twelve digits of the transfer',
  send: 'I have paid',
  sending: 'Reporting…',
  reported: 'We are looking for your transfer',
  told: (number: string, at: string) => `Number ${number}, reported ${at}.`,
  next: 'One of us looks for it in the statement of our bank. This page goes on by itself once it is found, and you can leave it.',
  kept: (until: string) =>
    `The time is kept for you until ${until}. If we have not found the transfer by then, the time is given up, and what arrives later goes back to you.`,
  notFound: 'We could not find your transfer',
  notFoundNext:
    'It is not in the statement of our bank. If your bank has taken the money, write to support with the number of the transfer.',
  lateNext: 'We have not found your transfer in time. If the money arrives, it goes back to you.',
  unreported: 'If you have made the transfer, tell us its number: what arrives goes back to you.',
} as const;
