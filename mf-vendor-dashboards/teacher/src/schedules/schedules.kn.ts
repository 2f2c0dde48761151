import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './schedules.text';

export const text: Translation<typeof english> = {
  title: 'ವೇಳಾಪಟ್ಟಿ',
  requests: 'ತರಗತಿ ವಿನಂತಿಗಳು',
};
