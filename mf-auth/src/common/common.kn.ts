import type { Translation } from '@nukkad/platform/words';
import type * as english from './common.text';

export const email: Translation<typeof english.email> = 'ಇಮೇಲ್';
export const fullName: Translation<typeof english.fullName> = 'ಪೂರ್ಣ ಹೆಸರು';
export const password: Translation<typeof english.password> = 'ಪಾಸ್‌ವರ್ಡ್';
export const newPassword: Translation<typeof english.newPassword> = 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್';
export const passwordHint: Translation<typeof english.passwordHint> = (least) =>
  `ಕನಿಷ್ಠ ${least} ಅಕ್ಷರಗಳು.`;
export const retry: Translation<typeof english.retry> = 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ';
export const unreachable: Translation<typeof english.unreachable> =
  'Nukkad ಸದ್ಯಕ್ಕೆ ಸಂಪರ್ಕಕ್ಕೆ ಸಿಗುತ್ತಿಲ್ಲ. ನೀವು ಬರೆದದ್ದು ಇಲ್ಲೇ ಇದೆ: ನಿಮ್ಮ ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ಪರಿಶೀಲಿಸಿ, ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.';
export const waitSeconds: Translation<typeof english.waitSeconds> = (seconds) =>
  `${seconds} ಸೆಕೆಂಡಿನಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಬಹುದು.`;
export const waitMinutes: Translation<typeof english.waitMinutes> = (minutes) =>
  `${minutes} ನಿಮಿಷದಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಬಹುದು.`;
export const waitHours: Translation<typeof english.waitHours> = (hours) =>
  `${hours} ಗಂಟೆಯಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಬಹುದು.`;
export const loading: Translation<typeof english.loading> = (what) => `ಲೋಡ್ ಆಗುತ್ತಿದೆ: ${what}`;
export const terms: Translation<typeof english.terms> = 'ನಿಯಮಗಳು ಮತ್ತು ಷರತ್ತುಗಳು';
export const privacy: Translation<typeof english.privacy> = 'ಗೌಪ್ಯತಾ ಸೂಚನೆ';
export const newTab: Translation<typeof english.newTab> = ' (ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ತೆರೆಯುತ್ತದೆ)';
