import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './waiting.text';

export const text: Translation<typeof english> = {
  waits: 'इंटरनेट का इंतज़ार है',
  notSent: 'नहीं भेजा गया: पेज के नीचे दी गई सूचना देखें',
  lostAtLogout: (count) =>
    count === 1
      ? 'इंटरनेट के बिना किया गया एक काम अभी भेजा नहीं गया है। लॉग आउट करने पर वह मिट जाएगा।'
      : `इंटरनेट के बिना किए गए ${count} काम अभी भेजे नहीं गए हैं। लॉग आउट करने पर वे मिट जाएँगे।`,
};
