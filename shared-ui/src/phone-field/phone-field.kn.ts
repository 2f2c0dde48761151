import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './phone-field.text';

export const text: Translation<typeof english> = {
  countryCode: '+91',
};
