import type { Translation } from '@nukkad/platform/words';
import type * as english from './reset-password.text';

export const heading: Translation<typeof english.heading> = 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಆಯ್ಕೆ ಮಾಡಿ';
export const lead: Translation<typeof english.lead> = 'ಇದು ನಿಮ್ಮ ಹಳೆಯ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಿಗೆ ಬರುತ್ತದೆ.';
export const incomplete: Translation<typeof english.incomplete> =
  'ಇದಕ್ಕೆ ನಿಮ್ಮ ಇಮೇಲ್‌ನಲ್ಲಿರುವ ಪೂರ್ತಿ ಲಿಂಕ್ ಬೇಕು. ಅದನ್ನು ಮತ್ತೆ ತೆರೆಯಿರಿ, ಅಥವಾ ಇನ್ನೊಂದನ್ನು ಕೇಳಿ.';
export const submit: Translation<typeof english.submit> = 'ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಯಿಸಿ';
export const noLink: Translation<typeof english.noLink> = 'ಲಿಂಕ್ ಅವಧಿ ಮುಗಿದಿದೆಯೇ, ಅಥವಾ ಬಳಸಲಾಗಿದೆಯೇ?';
export const askAgain: Translation<typeof english.askAgain> = 'ಇನ್ನೊಂದು ಲಿಂಕ್ ಕೇಳಿ';
