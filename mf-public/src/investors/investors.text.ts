import type { InvestmentRange } from '@nukkad/platform/contract';

export const text = {
  title: 'Investors',
  intro:
    'Startups nearby looking for money. Tell an organiser that you are interested, and they will write back.',
  what: 'startup campaigns',
  none: 'No startups right now',
  noneWhy: 'The next one appears here as soon as it is published.',
  start: 'Raise startup funds',
  interested: 'I am interested',
  interestedIn: (title: string) => `I am interested: ${title}`,
  close: 'Close',
  form: (title: string) => `I am interested: ${title}`,
  name: 'Your name',
  email: 'Your email',
  phone: 'Your phone',
  range: 'How much you would invest',
  ranges: {
    'up-to-1-lakh': 'Up to ₹1,00,000',
    '1-to-5-lakh': '₹1,00,000 to ₹5,00,000',
    '5-to-25-lakh': '₹5,00,000 to ₹25,00,000',
    'above-25-lakh': 'Above ₹25,00,000',
  } satisfies Record<InvestmentRange, string>,
  chooseRange: 'Choose a range',
  message: 'Your message',
  send: 'Send to the organiser',
  sending: 'Sending…',
  sent: (organiser: string) => `${organiser} has your message`,
  sentWhy: 'They will write or call you. Nothing is agreed yet, and nothing is paid here.',
  atMost: (most: number) => `At most ${most} characters`,
} as const;
