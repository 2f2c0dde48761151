import { limits } from '@nukkad/platform/contract';
import type { Translation } from '@nukkad/platform/words';
import type * as english from './enter-otp.text';

export const heading: Translation<typeof english.heading> = 'ಕೋಡ್ ಪರಿಶೀಲಿಸಿ';
export const form: Translation<typeof english.form> = 'ಕೋಡ್ ಪರಿಶೀಲಿಸಿ';
export const submit: Translation<typeof english.submit> = 'ಪರಿಶೀಲಿಸಿ';
export const submitting: Translation<typeof english.submitting> = 'ಪರಿಶೀಲಿಸಲಾಗುತ್ತಿದೆ...';
export const sentTo: Translation<typeof english.sentTo> = (email) =>
  `${email} ಗೆ ${limits.otpDigits} ಅಂಕಿಯ ಕೋಡ್ ಕಳುಹಿಸಿದ್ದೇವೆ. ಅದು ${limits.otpMinutes} ನಿಮಿಷ ಕೆಲಸ ಮಾಡುತ್ತದೆ.`;
export const look: Translation<typeof english.look> =
  'ಇಮೇಲ್ ಬಂದಿಲ್ಲವೇ? ನಿಮ್ಮ ಸ್ಪ್ಯಾಮ್ ಫೋಲ್ಡರ್ ನೋಡಿ, ಅಥವಾ ಇನ್ನೊಂದು ಕೋಡ್ ಕಳುಹಿಸಿ.';
export const wrongEmail: Translation<typeof english.wrongEmail> = 'ಇದು ನಿಮ್ಮ ಇಮೇಲ್ ಅಲ್ಲವೇ?';
export const again: Translation<typeof english.again> = 'ಮತ್ತೆ ಆರಂಭಿಸಿ';
export const signUpAgain: Translation<typeof english.signUpAgain> = 'ಮತ್ತೆ ಖಾತೆ ತೆರೆಯಿರಿ';
export const nobody: Translation<typeof english.nobody> = 'ಯಾವ ಖಾತೆಯನ್ನು ಪರಿಶೀಲಿಸಬೇಕು?';
export const nobodyWhy: Translation<typeof english.nobodyWhy> =
  'ಯಾವ ಇಮೇಲ್ ಪರಿಶೀಲಿಸಬೇಕೆಂದು ನಮಗೆ ಗೊತ್ತಿಲ್ಲ. ಖಾತೆ ತೆರೆಯಿರಿ, ಅಥವಾ ಇನ್ನೂ ಪರಿಶೀಲನೆಯಾಗದ ಖಾತೆಗೆ ಲಾಗ್ ಇನ್ ಮಾಡಿ: ಹೊಸ ಕೋಡ್ ಕಳುಹಿಸುತ್ತೇವೆ.';
export const register: Translation<typeof english.register> = 'ಈಗ ಖಾತೆ ತೆರೆಯಿರಿ';
export const login: Translation<typeof english.login> = 'ಲಾಗ್ ಇನ್ ಮಾಡಿ';
