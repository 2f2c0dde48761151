import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './otp-field.text';

export const text: Translation<typeof english> = {
  mustBeDigit: 'सिर्फ़ एक अंक होना चाहिए',
  codeIsRight: 'कोड सही है',
  digitOf: (place, length) => `${length} में से अंक ${place}`,
};
