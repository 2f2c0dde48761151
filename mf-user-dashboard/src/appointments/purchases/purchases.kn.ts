import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './purchases.text';

export const text: Translation<typeof english> = {
  title: 'ನೀವು ಖರೀದಿಸಿದ ತರಗತಿ ಪ್ಯಾಕೇಜ್‌ಗಳು',
  what: 'ತರಗತಿ ಪ್ಯಾಕೇಜ್‌ಗಳು',
  lessons: (lessons, minutes, left) => `ತಲಾ ${minutes} ನಿಮಿಷ, ${lessons}ರಲ್ಲಿ ${left} ಬಾಕಿ`,
  bought: (day, price) => `${day} ರಂದು ${price} ಗೆ ಖರೀದಿಸಿದ್ದು`,
  refunding: (amount) => `${amount} ನಿಮಗೆ ಮರಳಿ ಬರುತ್ತಿದೆ`,
  refunded: (amount) => `${amount} ಮರುಪಾವತಿಯಾಗಿದೆ`,
};
