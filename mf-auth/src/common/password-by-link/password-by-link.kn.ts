import type { Translation } from '@nukkad/platform/words';
import type * as english from './password-by-link.text';

export const consequence: Translation<typeof english.consequence> =
  'ಎಲ್ಲ ಸಾಧನಗಳಲ್ಲೂ ನೀವು ಲಾಗ್ ಔಟ್ ಆಗುತ್ತೀರಿ.';
export const form: Translation<typeof english.form> = 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಆಯ್ಕೆ ಮಾಡಿ';
export const submitting: Translation<typeof english.submitting> = 'ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಯಿಸಲಾಗುತ್ತಿದೆ...';
