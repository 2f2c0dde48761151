import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './theme.text';

export const text: Translation<typeof english> = {
  legend: 'ಥೀಮ್',
  names: { system: 'ಸಿಸ್ಟಂ', light: 'ಲೈಟ್', dark: 'ಡಾರ್ಕ್' },
};
