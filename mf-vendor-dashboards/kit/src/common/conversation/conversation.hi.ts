import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './conversation.text';

export const text: Translation<typeof english> = {
  me: 'आप',
  send: 'भेजें',
  sending: 'भेजा जा रहा है…',
};
