export const text = {
  title: 'Need Help',
  lead: 'Write to us: a person reads it and answers by email.',
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
    `We have your message. The link in our email to ${email} lets you follow it and write more; we answer there too.`,
  again: 'Write another message',
} as const;
