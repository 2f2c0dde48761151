import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './assignments-due.text';

export const text: Translation<typeof english> = {
  title: 'असाइनमेंट',
  what: 'असाइनमेंट',
  due: (count, day) => `जमा करना बाक़ी: ${count}, अगला ${day} तक।`,
  nothingDue: 'कुछ जमा करना बाक़ी नहीं।',
  see: 'असाइनमेंट देखें',
};
