import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './ordered-list.text';

export const text: Translation<typeof english> = {
  up: (name) => `ऊपर ले जाएँ: ${name}`,
  upWord: 'ऊपर',
  down: (name) => `नीचे ले जाएँ: ${name}`,
  downWord: 'नीचे',
  remove: (name) => `हटाएँ: ${name}`,
  removeWord: 'हटाएँ',
  moved: (name, place) => `${name} अब नंबर ${place} पर है।`,
  full: (most) => `सूची भर गई है: ज़्यादा से ज़्यादा ${most}।`,
};
