import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './visit-badge.text';

export const text: Translation<typeof english> = {
  missing: 'ಎಲ್ಲರಿಗೂ ಕಾಣುವ ಪುಟ ಇದಲ್ಲ. ಕಾರಣ ನೋಡಿ',
};
