import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './link.text';

export const text: Translation<typeof english> = {
  opensElsewhere: '(नए टैब में खुलता है)',
};
