import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './remotes.text';

export const text: Translation<typeof english> = {
  stillWorking: 'ಕೆಲಸ ನಡೆಯುತ್ತಿದೆ…',
  trying: {
    first: '',
    again: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲಾಗುತ್ತಿದೆ…',
    retry: 'ಈ ಭಾಗ ಲೋಡ್ ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲಾಗುತ್ತಿದೆ…',
    origin: 'ಈ ಭಾಗ ಲೋಡ್ ಆಗಲಿಲ್ಲ. ಬೇರೆ ಸರ್ವರ್ ಪ್ರಯತ್ನಿಸಲಾಗುತ್ತಿದೆ…',
    previous: 'ಈ ಭಾಗ ಲೋಡ್ ಆಗಲಿಲ್ಲ. ಹಿಂದಿನ ಆವೃತ್ತಿ ಪ್ರಯತ್ನಿಸಲಾಗುತ್ತಿದೆ…',
  },
  earlier: 'ಈ ಭಾಗದ ಹಿಂದಿನ ಆವೃತ್ತಿ ಕಾಣುತ್ತಿದೆ.',
  tryCurrent: 'ಈಗಿನದನ್ನು ಪ್ರಯತ್ನಿಸಿ',
  soWhat: 'ಉಳಿದ ಪುಟ ಎಂದಿನಂತೆ ಕೆಲಸ ಮಾಡುತ್ತಿದೆ.',
  whatNext: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ.',
  whatNextReload: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿದರೂ ಆಗಲಿಲ್ಲ. ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ, ಅಥವಾ ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ.',
  whatNextEarlier: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿದರೂ ಆಗಲಿಲ್ಲ. ಹಿಂದಿನ ಆವೃತ್ತಿ ನೋಡಿ, ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ, ಅಥವಾ ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ.',
  showEarlier: 'ಹಿಂದಿನ ಆವೃತ್ತಿ ನೋಡಿ',
  reload: 'ಪುಟ ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ',
  home: 'ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ',
  crashed: (what) => `ಇದರಲ್ಲಿ ಏನೋ ಕೆಲಸ ನಿಲ್ಲಿಸಿದೆ: ${what}`,
};
