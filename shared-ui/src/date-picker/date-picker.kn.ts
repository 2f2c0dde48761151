import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './date-picker.text';

export const text: Translation<typeof english> = {
  calendar: 'ಕ್ಯಾಲೆಂಡರ್',
  dateTooEarly: (first) => `${first} ಅಥವಾ ನಂತರದ ದಿನ ಆಯ್ಕೆ ಮಾಡಿ`,
  dateTooLate: (last) => `${last} ಅಥವಾ ಮೊದಲಿನ ದಿನ ಆಯ್ಕೆ ಮಾಡಿ`,
  dateNotAvailable: (day) => `${day} ಲಭ್ಯವಿಲ್ಲ`,
};
