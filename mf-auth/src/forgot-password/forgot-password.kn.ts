import { limits } from '@nukkad/platform/contract';
import type { Translation } from '@nukkad/platform/words';
import type * as english from './forgot-password.text';

export const heading: Translation<typeof english.heading> = 'ಪಾಸ್‌ವರ್ಡ್ ಮರೆತಿರಾ?';
export const lead: Translation<typeof english.lead> =
  'ನಿಮ್ಮ ಇಮೇಲ್ ಬರೆಯಿರಿ. ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಆಯ್ಕೆ ಮಾಡಲು ನಿಮಗೆ ಲಿಂಕ್ ಕಳುಹಿಸುತ್ತೇವೆ.';
export const form: Translation<typeof english.form> = 'ಪಾಸ್‌ವರ್ಡ್ ಮರೆತಿರಾ?';
export const submit: Translation<typeof english.submit> = 'ಲಿಂಕ್ ಕಳುಹಿಸಿ';
export const submitting: Translation<typeof english.submitting> = 'ಲಿಂಕ್ ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ...';
export const failed: Translation<typeof english.failed> = 'ಈ ಬಾರಿ ಲಿಂಕ್ ಕಳುಹಿಸಿಲ್ಲ.';
export const sentHeading: Translation<typeof english.sentHeading> = 'ನಿಮ್ಮ ಇಮೇಲ್ ನೋಡಿ';
export const sentTo: Translation<typeof english.sentTo> = (email) =>
  `${email} ಗೆ ಖಾತೆ ಇದ್ದರೆ, ಅದಕ್ಕೆ ಲಿಂಕ್ ಕಳುಹಿಸಿದ್ದೇವೆ. ಲಿಂಕ್ ${limits.resetLinkMinutes} ನಿಮಿಷಗಳವರೆಗೆ, ಯಾವುದೇ ಸಾಧನದಲ್ಲಿ, ಒಂದು ಸಲ ಕೆಲಸ ಮಾಡುತ್ತದೆ.`;
export const resend: Translation<typeof english.resend> = {
  resend: 'ಇನ್ನೊಂದು ಲಿಂಕ್ ಕಳುಹಿಸಿ',
  resending: 'ಇನ್ನೊಂದು ಲಿಂಕ್ ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ...',
  left: (clock) => `${clock} ನಲ್ಲಿ`,
  notYet: (seconds) => `ಇನ್ನೊಂದು ಲಿಂಕ್ ಅನ್ನು ${seconds} ಸೆಕೆಂಡಿನಲ್ಲಿ ಕಳುಹಿಸಬಹುದು.`,
  ready: 'ಈಗ ಇನ್ನೊಂದು ಲಿಂಕ್ ಕಳುಹಿಸಬಹುದು.',
};
export const sendErrors: Translation<typeof english.sendErrors> = {
  tooOften: 'ನೀವು ತುಂಬಾ ಲಿಂಕ್‌ಗಳನ್ನು ಕೇಳಿದ್ದೀರಿ.',
  refused: 'ಲಿಂಕ್ ಕಳುಹಿಸಲಾಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};
export const another: Translation<typeof english.another> = 'ಬೇರೆ ಇಮೇಲ್ ಬಳಸಿ';
export const remembered: Translation<typeof english.remembered> = 'ಪಾಸ್‌ವರ್ಡ್ ನೆನಪಾಯಿತೇ?';
export const login: Translation<typeof english.login> = 'ಲಾಗ್ ಇನ್ ಮಾಡಿ';
