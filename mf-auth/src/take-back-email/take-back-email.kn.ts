import type { Translation } from '@nukkad/platform/words';
import type * as english from './take-back-email.text';

export const heading: Translation<typeof english.heading> = 'ನಿಮ್ಮ ಖಾತೆ ಮರಳಿ ಪಡೆಯಿರಿ';
export const lead: Translation<typeof english.lead> =
  'ನಿಮ್ಮ ಹಿಂದಿನ ಇಮೇಲ್ ಮತ್ತೆ ನಿಮ್ಮ ಖಾತೆಯ ಇಮೇಲ್ ಆಗುತ್ತದೆ. ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಆಯ್ಕೆ ಮಾಡಿ; ಪಾಸ್‌ಕೀಗಳು ಮತ್ತು ಜೋಡಿಸಿದ ಲಾಗ್ ಇನ್‌ಗಳನ್ನು ತೆಗೆದುಹಾಕಲಾಗುತ್ತದೆ, ನೀವು ಅವನ್ನು ಮತ್ತೆ ಸೇರಿಸಬಹುದು.';
export const incomplete: Translation<typeof english.incomplete> =
  'ಇದಕ್ಕೆ ನಿಮ್ಮ ಇಮೇಲ್‌ನಲ್ಲಿರುವ ಪೂರ್ತಿ ಲಿಂಕ್ ಬೇಕು. ಅದನ್ನು ಮತ್ತೆ ತೆರೆಯಿರಿ. ಏನೂ ಬದಲಾಗಿಲ್ಲ.';
export const submit: Translation<typeof english.submit> = 'ನನ್ನ ಖಾತೆ ಮರಳಿ ಪಡೆಯಿರಿ';
export const noLink: Translation<typeof english.noLink> = 'ಲಿಂಕ್ ಅವಧಿ ಮುಗಿದಿದೆಯೇ, ಅಥವಾ ಬಳಸಲಾಗಿದೆಯೇ?';
export const help: Translation<typeof english.help> = 'ನಮಗೆ ಬರೆಯಿರಿ';
