import type { Translation } from '@nukkad/platform/words';
import type * as english from './password-by-link.text';

export const consequence: Translation<typeof english.consequence> =
  'आपका हर डिवाइस पर लॉग आउट हो जाएगा।';
export const form: Translation<typeof english.form> = 'नया पासवर्ड चुनें';
export const submitting: Translation<typeof english.submitting> = 'पासवर्ड बदला जा रहा है...';
