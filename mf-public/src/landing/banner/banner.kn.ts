import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './banner.text';

export const text: Translation<typeof english> = {
  title: 'ಮುಖ್ಯಾಂಶಗಳು',
  what: 'ಮುಖ್ಯಾಂಶಗಳು',
  subscribeNow: 'ಈಗ ಸಬ್‌ಸ್ಕ್ರೈಬ್ ಮಾಡಿ',
  subscribeTo: (title) => `ಈಗ ಸಬ್‌ಸ್ಕ್ರೈಬ್ ಮಾಡಿ: ${title}`,
  nothing: 'ಇಂದು ಹೊಸದೇನೂ ಇಲ್ಲ',
  nothingWhy: 'Nukkad ಸುದ್ದಿ ಇಲ್ಲಿ ಕಾಣುತ್ತದೆ.',
  seeAll: (many) => `ನೋಡಿ: ${many}`,
  form: 'ಸಬ್‌ಸ್ಕ್ರೈಬ್ ಮಾಡಿ',
  formName: 'ಸಬ್‌ಸ್ಕ್ರಿಪ್ಶನ್ ಫಾರ್ಮ್',
  lead: (title) =>
    `“${title}” ಬಗ್ಗೆ ಇಮೇಲ್‌ಗಳನ್ನು ಪಡೆಯಿರಿ. ಮೊದಲು ಒಂದು ಇಮೇಲ್ ಕಳುಹಿಸುತ್ತೇವೆ: ನೀವು ಅದನ್ನು ದೃಢೀಕರಿಸುವ ಮೊದಲು ಬೇರೇನೂ ಬರುವುದಿಲ್ಲ.`,
  email: 'ಇಮೇಲ್',
  subscribe: 'ಸಬ್‌ಸ್ಕ್ರೈಬ್ ಮಾಡಿ',
  subscribing: 'ಸಬ್‌ಸ್ಕ್ರೈಬ್ ಆಗುತ್ತಿದೆ…',
  done: 'ಇನ್ನೊಂದು ಹಂತ',
  doneWhy: (email) => `${email} ಗೆ ಇಮೇಲ್ ಕಳುಹಿಸಿದ್ದೇವೆ. ನಿಮ್ಮ ಸಬ್‌ಸ್ಕ್ರಿಪ್ಶನ್ ದೃಢೀಕರಿಸಲು ಅದರಲ್ಲಿರುವ ಲಿಂಕ್ ತೆರೆಯಿರಿ.`,
  close: 'ಸರಿ',
};
