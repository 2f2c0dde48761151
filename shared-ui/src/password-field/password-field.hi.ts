import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './password-field.text';

export const text: Translation<typeof english> = {
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
};
