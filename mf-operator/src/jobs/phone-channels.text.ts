const channels: Readonly<Record<string, string>> = {
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  none: 'No channel',
};

const outcomes: Readonly<Record<string, string>> = {
  waiting: 'waiting',
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  failed: 'failed',
  dropped: 'not sent',
};

export const phoneText = {
  title: 'Messages to telephones',
  what: 'messages to telephones',
  caption: 'Channels',
  columns: { channel: 'Channel', state: 'State', count: 'Messages' },
  channel: (channel: string) => channels[channel] ?? channel,
  on: (provider: string) => `On, by ${provider}`,
  off: (missing: string) => `Not set up: ${missing} is not set`,
  trial: (missing: string) => `Tried out, shown at /dev/phone: ${missing} is not set`,
  unregistered: (texts: string) =>
    `Texts without a registration, sent in English or not at all: ${texts}.`,
  spent: (spent: string, cap: string) => `Today: ${spent} of ${cap}.`,
  outcomesCaption: 'Messages of the last 24 hours',
  outcome: (state: string) => outcomes[state] ?? state,
  noneSent: 'None in the last 24 hours.',
} as const;
