/** Texts of conversations that depend on who the other participant is. */
export interface ConversationWords {
  noneWhy: string;
  begin: string;
  maskedWhy: (name: string) => string;
  goneWhy: string;
}

const ofVendors: ConversationWords = {
  noneWhy: 'Messages from clients appear here, and you can answer them here.',
  begin: 'Write the first message. We tell them about it.',
  maskedWhy: (name) =>
    `Phone numbers, email and web addresses are hidden until ${name} has a booking with you.`,
  goneWhy: 'It may belong to another account.',
};

/** Texts of the list of conversations and of a conversation. */
export const text = {
  title: 'Messages',
  what: 'conversations',
  threadWhat: 'conversation',
  none: 'No conversations yet',
  home: 'Back to the dashboard',
  me: (words: string) => `You: ${words}`,
  empty: 'Nothing written yet',
  unread: (count: number) => (count === 1 ? '1 new' : `${count} new`),
  all: 'All conversations',
  talk: (name: string) => `Conversation with ${name}`,
  earlierTalk: 'Earlier messages',
  earlier: 'Show earlier messages',
  write: (name: string) => `Your message to ${name}`,
  masked: 'Contact details are hidden',
  gone: 'We could not find this conversation',
  typedIsKept:
    'What you started writing is kept in this tab, and is here again with the conversation.',
  ofVendors,
} as const;
