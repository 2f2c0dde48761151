import type { Translation } from '@nukkad/platform/words';
import type * as english from './login.text';

export const form: Translation<typeof english.form> = 'ಲಾಗ್ ಇನ್ ಮಾಡಿ';
export const submit: Translation<typeof english.submit> = 'ಲಾಗ್ ಇನ್ ಮಾಡಿ';
export const submitting: Translation<typeof english.submitting> = 'ಲಾಗ್ ಇನ್ ಆಗುತ್ತಿದೆ...';
export const forgot: Translation<typeof english.forgot> = 'ಪಾಸ್‌ವರ್ಡ್ ಮರೆತಿರಾ?';
export const enterCode: Translation<typeof english.enterCode> = 'ಕೋಡ್ ಹಾಕಿ';
export const enterCodeWhy: Translation<typeof english.enterCodeWhy> =
  'ನಿಮ್ಮ ಇಮೇಲ್ ಇನ್ನೂ ಪರಿಶೀಲನೆಯಾಗಿಲ್ಲ: ಅದಕ್ಕೆ ಹೊಸ ಕೋಡ್ ಬರುತ್ತಿದೆ.';
