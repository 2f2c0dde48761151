import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './skeleton.text';

export const text: Translation<typeof english> = {
  stillLoading: 'अब भी लोड हो रहा है…',
};
