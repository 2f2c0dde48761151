import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './text-area.text';

export const text: Translation<typeof english> = {
  charactersOf: (count, limit) => `${limit} में से ${count}`,
  tooLong: 'बहुत लंबा',
};
