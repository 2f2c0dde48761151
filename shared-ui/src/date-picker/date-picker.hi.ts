import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './date-picker.text';

export const text: Translation<typeof english> = {
  calendar: 'कैलेंडर',
  dateTooEarly: (first) => `${first} या उसके बाद का दिन चुनें`,
  dateTooLate: (last) => `${last} या उससे पहले का दिन चुनें`,
  dateNotAvailable: (day) => `${day} उपलब्ध नहीं है`,
};
