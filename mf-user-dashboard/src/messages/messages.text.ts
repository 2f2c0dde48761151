import type { ConversationWords } from '@nukkad/vendor-kit';

const words: ConversationWords = {
  noneWhy: 'Press Chat beside a professional to ask something before you book.',
  begin: 'Say what you need. The answer comes here, and we tell you.',
  maskedWhy: (name) =>
    `Phone numbers, email and web addresses are hidden until you have a booking with ${name}.`,
  goneWhy: 'It may belong to another account, or the professional is no longer listed.',
};

export const text = {
  words,
  find: 'Find a professional',
  book: (name: string) => `Book ${name}`,
  opening: 'Opening the conversation',
} as const;
