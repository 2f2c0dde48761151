import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './waiting.text';

export const text: Translation<typeof english> = {
  waits: 'इंटरनेट का इंतज़ार है',
  notSent: 'नहीं भेजा गया: पेज के नीचे दी गई सूचना देखें',
};
