import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './badge.text';

export const text: Translation<typeof english> = {
  whyBadge: (label) => `${label}: ಏನನ್ನು ಪರಿಶೀಲಿಸಲಾಗಿದೆ`,
};
