import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './next-in-queue.text';

export const text: Translation<typeof english> = {
  next: (name) => `ಸರದಿಯಲ್ಲಿ ಮುಂದಿನದು: ${name}`,
};
