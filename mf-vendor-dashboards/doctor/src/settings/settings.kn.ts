import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './settings.text';

export const text: Translation<typeof english> = { title: 'ಸೆಟ್ಟಿಂಗ್‌ಗಳು' };
