import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './preview.text';

export const text: Translation<typeof english> = {
  unknown: 'ಈ ಲಿಂಕ್ ಇಲ್ಲಿ ಗೊತ್ತಿಲ್ಲ, ಅಥವಾ ಅದನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ.',
  unanswered: 'ಅದನ್ನು ತರಿಸಲಾಗಲಿಲ್ಲ.',
  unreadable: 'ಅದನ್ನು ಓದಲಾಗದು.',
  unsigned: 'ಅದಕ್ಕೆ ಈ ಸೈಟ್‌ನ ಸಹಿ ಇಲ್ಲ.',
  unable: 'ಈ ಬ್ರೌಸರ್ ಅದನ್ನು ಪರಿಶೀಲಿಸಲಾರದು.',
  expired: 'ಅದರ ಅವಧಿ ಮುಗಿದಿದೆ.',
  foreign: 'ಅದನ್ನು ಬೇರೆ ಸೈಟ್‌ಗಾಗಿ ಮಾಡಲಾಗಿತ್ತು.',
  release: 'ಅದು ಯಾವ ಆವೃತ್ತಿಗೆ ಸಂಬಂಧಿಸಿದೆಯೋ ಅದು ಸಿಗಲಿಲ್ಲ.',
};
