import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './guard.text';

export const text: Translation<typeof english> = {
  failed: 'ನೀವು ಲಾಗ್ ಇನ್ ಆಗಿದ್ದೀರಾ ಎಂದು ಪರಿಶೀಲಿಸಲಾಗಲಿಲ್ಲ',
  failedNext: 'ಏನೂ ಕಳೆದುಹೋಗಿಲ್ಲ. ನಿಮ್ಮ ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ಪರಿಶೀಲಿಸಿ, ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  home: 'ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ',
  loggedOut: 'ನೀವು ಲಾಗ್ ಔಟ್ ಆಗಿದ್ದೀರಿ',
  loggedOutWhy: 'ನಿಮ್ಮ ಸೆಷನ್ ಇಲ್ಲಿ ಅಥವಾ ಬೇರೆ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ಮುಗಿದಿದೆ, ಆದ್ದರಿಂದ ಈ ಪುಟದಲ್ಲಿದ್ದದ್ದು ಈಗ ಕಾಣುವುದಿಲ್ಲ.',
  login: 'ಮತ್ತೆ ಲಾಗ್ ಇನ್ ಮಾಡಿ',
  forProfessionals: 'ಈ ಪುಟ ವೃತ್ತಿಪರರಿಗಾಗಿ',
  forProfessionalsWhy: 'ನೀವು ಗ್ರಾಹಕರಾಗಿ ಲಾಗ್ ಇನ್ ಆಗಿದ್ದೀರಿ. ನಿಮಗೆ ಬೇಕಾದದ್ದು ನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿದೆ.',
  forOperators: 'ಈ ಪುಟ Nukkad ಆಪರೇಟರ್‌ಗಳಿಗಾಗಿ',
  forOperatorsWhy: 'ನೀವು ಲಾಗ್ ಇನ್ ಆಗಿದ್ದೀರಿ, ಆದರೆ ನಿಮ್ಮ ಖಾತೆಗೆ ಇಲ್ಲಿ ಪ್ರವೇಶವಿಲ್ಲ.',
  profile: 'ನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ಗೆ ಹೋಗಿ',
  list: 'ನಿಮ್ಮ ಲಿಸ್ಟಿಂಗ್ ರಚಿಸಿ',
};
