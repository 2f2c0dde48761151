export const text = {
  title: 'Need Help',
  lead: 'Write to us: a person reads it and answers by e-mail.',
  form: 'Need Help',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phoneNumber: 'Phone number',
  message: 'Message',
  send: 'Send',
  sending: 'Sending…',
  done: (number: string) => `Ticket ${number}`,
  doneWhy: (email: string) =>
    `Your message has arrived. We answer to ${email}; name the ticket when you ask after it.`,
  again: 'Write another message',
} as const;
