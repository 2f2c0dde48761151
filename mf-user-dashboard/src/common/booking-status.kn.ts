import type { Translation } from '@nukkad/platform/words';
import type * as english from './booking-status.text';

export const bookingStatusWords: Translation<typeof english.bookingStatusWords> = {
  held: 'ನಿಮಗಾಗಿ ಇಡಲಾಗಿದೆ',
  requested: 'ಉತ್ತರಕ್ಕೆ ಕಾಯುತ್ತಿದೆ',
  confirmed: 'ದೃಢೀಕರಿಸಲಾಗಿದೆ',
  completed: 'ಪೂರ್ಣಗೊಂಡಿದೆ',
  'cancelled-by-client': 'ನೀವು ರದ್ದುಮಾಡಿದಿರಿ',
  'cancelled-by-vendor': 'ವೃತ್ತಿಪರರು ರದ್ದುಮಾಡಿದರು',
  declined: 'ನಿರಾಕರಿಸಲಾಗಿದೆ',
  expired: 'ಸಮಯಕ್ಕೆ ಉತ್ತರ ಬರಲಿಲ್ಲ',
  'no-show': 'ತಪ್ಪಿಹೋಗಿದೆ',
};
