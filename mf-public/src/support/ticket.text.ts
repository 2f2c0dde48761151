import type { TicketState } from '@nukkad/platform/contract';

export const text = {
  title: 'Customer Support',
  ticket: (number: string) => `Ticket ${number}`,
  what: 'ticket',
  states: {
    open: 'Waiting for us',
    answered: 'Answered',
    closed: 'Closed',
  } satisfies Record<TicketState, string>,
  talk: (number: string) => `Messages of ticket ${number}`,
  me: 'You',
  support: 'Nukkad support',
  reply: 'Your answer',
  send: 'Send',
  sending: 'Sending…',
  sent: 'We have your message.',
  closed: 'This ticket is closed. Write to us again if there is more.',
  tooLong: (most: number) => `At most ${most} characters`,
  unknown: 'We could not find this ticket',
  unknownWhy:
    'Open the whole link in our email. If you have an account with the same email, you will also find the ticket under Customer Support.',
  login: 'Log in',
  help: 'Write to us',
} as const;
