import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './search-bar.text';

export const text: Translation<typeof english> = {
  search: 'खोजें',
};
