import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './language.text';

export const text: Translation<typeof english> = {
  legend: 'भाषा',
};
