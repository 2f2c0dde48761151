import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './table.text';

export const text: Translation<typeof english> = {
  nothingYet: 'ಇಲ್ಲಿ ಇನ್ನೂ ಏನೂ ಇಲ್ಲ',
};
