import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './text-area.text';

export const text: Translation<typeof english> = {
  charactersOf: (count, limit) => `${limit}ರಲ್ಲಿ ${count}`,
  tooLong: 'ತುಂಬಾ ಉದ್ದ',
};
