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
  sent: 'Your message has arrived.',
  closed: 'This ticket is closed. Write to us again if there is more.',
  tooLong: (most: number) => `At most ${most} characters`,
  unknown: 'This link opens no ticket',
  unknownWhy:
    'Open the link in our letter, whole and unchanged. With an account under the same e-mail, the ticket also stands under Customer Support.',
  login: 'Log in',
  help: 'Write to us',
} as const;
