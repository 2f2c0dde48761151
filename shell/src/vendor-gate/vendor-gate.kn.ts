import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './vendor-gate.text';

export const text: Translation<typeof english> = {
  none: 'ಇನ್ನೂ ಯಾವ ರೀತಿಯ ಡ್ಯಾಶ್‌ಬೋರ್ಡ್ ಕೂಡ ಸಿದ್ಧವಾಗಿಲ್ಲ.',
  noneNext: 'ನಂತರ ಬನ್ನಿ, ಅಥವಾ ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ.',
  failed: 'ಡ್ಯಾಶ್‌ಬೋರ್ಡ್‌ಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ',
  failedNext: 'ನಿಮ್ಮ ಡೇಟಾ ಸುರಕ್ಷಿತವಾಗಿದೆ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  home: 'ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ',
  otherProfession: 'ಈ ಪುಟ ಬೇರೆ ವೃತ್ತಿಯವರಿಗಾಗಿ',
  otherProfessionWhy: 'ನೀವು ಲಾಗ್ ಇನ್ ಆಗಿದ್ದೀರಿ, ಆದರೆ ನಿಮ್ಮ ಖಾತೆ ಬೇರೊಂದಕ್ಕಾಗಿ ನೋಂದಣಿಯಾಗಿದೆ.',
  ownDashboard: 'ನಿಮ್ಮ ಡ್ಯಾಶ್‌ಬೋರ್ಡ್‌ಗೆ ಹೋಗಿ',
  ownOnboarding: 'ನಿಮ್ಮ ಪುಟ ಪೂರ್ಣಗೊಳಿಸಿ',
  sentence: (title) => `${title}.`,
  draft: 'ನಿಮ್ಮ ಪುಟ ಇನ್ನೂ ಸಾರ್ವಜನಿಕವಾಗಿಲ್ಲ',
  draftWhy: 'ಅದು ಪೂರ್ಣಗೊಂಡ ಮೇಲೆ ಜನರು ನಿಮ್ಮನ್ನು ಹುಡುಕಬಹುದು.',
  complete: 'ನಿಮ್ಮ ಪುಟ ಪೂರ್ಣಗೊಳಿಸಿ',
  goOn: (stored, all) => `ಮುಂದುವರಿಸಿ: ${all}ರಲ್ಲಿ ${stored}`,
  submitted: 'ನಿಮ್ಮ ಪುಟದ ಪರಿಶೀಲನೆ ಬಾಕಿ ಇದೆ',
  submittedWhy: 'ಸಾಮಾನ್ಯವಾಗಿ 24 ಗಂಟೆಗಳಲ್ಲಿ ಪರಿಶೀಲನೆಯಾಗುತ್ತದೆ. ಆಮೇಲೆ ಜನರು ನಿಮ್ಮನ್ನು ಹುಡುಕಬಹುದು.',
  see: 'ಸ್ಥಿತಿ ನೋಡಿ',
  returned: 'ನಿಮ್ಮ ಪುಟದಲ್ಲಿ ಬದಲಾವಣೆ ಬೇಕಿದೆ',
  returnedWhy: 'ಒಪ್ಪಿಗೆಯಾಗದ್ದನ್ನು ಸರಿಪಡಿಸಿ, ನಂತರ ಮತ್ತೆ ಸಲ್ಲಿಸಿ.',
  rejected: (title, reason) =>
    reason === null ? `ಒಪ್ಪಿಗೆಯಾಗಿಲ್ಲ: ${title}.` : `ಒಪ್ಪಿಗೆಯಾಗಿಲ್ಲ: ${title}. ಕಾರಣ: ${reason}`,
  change: 'ಇದನ್ನು ಬದಲಾಯಿಸಿ',
};
