import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './written.text';

export const text: Translation<typeof english> = {
  needed: 'इसे भरें।',
  tooLong: (most) => `ज़्यादा से ज़्यादा ${most} अक्षर।`,
};
