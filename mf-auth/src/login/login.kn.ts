import type { Translation } from '@nukkad/platform/words';
import type * as english from './login.text';

const named = (names: readonly string[]) => names.join(', ');

export const heading: Translation<typeof english.heading> = 'ನಿಮ್ಮ ಖಾತೆಗೆ ಲಾಗ್ ಇನ್ ಮಾಡಿ';
export const title: Translation<typeof english.title> = 'ಲಾಗ್ ಇನ್ ಮಾಡಿ';
export const isNew: Translation<typeof english.isNew> = 'Nukkad ಗೆ ಹೊಸಬರೇ?';
export const register: Translation<typeof english.register> = 'ಈಗ ಖಾತೆ ತೆರೆಯಿರಿ';
export const finishing: Translation<typeof english.finishing> = (provider) =>
  `${provider} ಮೂಲಕ ಲಾಗ್ ಇನ್ ಆಗುತ್ತಿದೆ…`;
export const failedWith: Translation<typeof english.failedWith> = (provider) =>
  `${provider} ಮೂಲಕ ಲಾಗ್ ಇನ್ ಆಗಲಿಲ್ಲ`;
export const failedWhy: Translation<typeof english.failedWhy> =
  'ಏನೂ ಬದಲಾಗಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ನಿಮ್ಮ ಇಮೇಲ್ ಮತ್ತು ಪಾಸ್‌ವರ್ಡ್ ಬಳಸಿ.';
export const unreachable: Translation<typeof english.unreachable> = (provider) =>
  `${provider} ಮೂಲಕ ಲಾಗ್ ಇನ್ ಇನ್ನೂ ಪೂರ್ಣಗೊಂಡಿಲ್ಲ`;
export const unreachableNext: Translation<typeof english.unreachableNext> =
  'Nukkad ನಿಂದ ಉತ್ತರ ಬರಲಿಲ್ಲ. ನಿಮ್ಮ ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ಪರಿಶೀಲಿಸಿ, ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.';
export const useEmail: Translation<typeof english.useEmail> = 'ಇಮೇಲ್ ಮತ್ತು ಪಾಸ್‌ವರ್ಡ್ ಬಳಸಿ';

export const passkeysRemoved: Translation<typeof english.passkeysRemoved> = (names) =>
  `ಈ ಪಾಸ್‌ಕೀಗಳು ಇನ್ನು ನಿಮ್ಮ ಖಾತೆ ತೆರೆಯುವುದಿಲ್ಲ: ${named(names)}. “ವೈಯಕ್ತಿಕ ಮಾಹಿತಿ”ಯಲ್ಲಿ ನಿಮ್ಮ ಸಾಧನಗಳನ್ನು ಮತ್ತೆ ಸೇರಿಸಿ.`;
export const passkeysKept: Translation<typeof english.passkeysKept> = (names) =>
  `ಈ ಪಾಸ್‌ಕೀಗಳು ಈಗಲೂ ನಿಮ್ಮ ಖಾತೆ ತೆರೆಯುತ್ತವೆ: ${named(names)}. ನಿಮ್ಮದಲ್ಲದ್ದನ್ನು “ವೈಯಕ್ತಿಕ ಮಾಹಿತಿ”ಯಲ್ಲಿ ತೆಗೆದುಹಾಕಿ.`;
export const reasons: Translation<typeof english.reasons> = {
  '/messages': 'ಚಾಟ್ ಮಾಡಲು ಲಾಗ್ ಇನ್ ಮಾಡಿ',
};
export const reasonWhy: Translation<typeof english.reasonWhy> =
  'ನೀವಿದ್ದಲ್ಲಿಗೇ ಮರಳಿ ಕರೆತರುತ್ತೇವೆ, ಮತ್ತು ಅಲ್ಲಿ ಬರೆದದ್ದು ಏನೂ ಕಳೆದುಹೋಗುವುದಿಲ್ಲ.';
