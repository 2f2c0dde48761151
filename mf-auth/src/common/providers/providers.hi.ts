import type { Translation } from '@nukkad/platform/words';
import type * as english from './providers.text';

export const names: Translation<typeof english.names> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
};
export const or: Translation<typeof english.or> = 'या';
export const agreeing: Translation<typeof english.agreeing> = [
  'नया खाता बनने पर आप ',
  ' और ',
  ' से सहमत होते हैं।',
];
export const group: Translation<typeof english.group> = 'लॉग इन के दूसरे तरीक़े';
export const continueWith: Translation<typeof english.continueWith> = (name) => `${name} से आगे बढ़ें`;
