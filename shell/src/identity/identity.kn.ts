import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './identity.text';

export const text: Translation<typeof english> = {
  title: 'ಇದು ನೀವೇ ಎಂದು ದೃಢೀಕರಿಸಿ',
  why: 'ಇದು ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ ಮುಖ್ಯ ಬದಲಾವಣೆ, ಮತ್ತು ನೀವು ಲಾಗ್ ಇನ್ ಮಾಡಿ ಸ್ವಲ್ಪ ಹೊತ್ತಾಗಿದೆ. ಮುಂದುವರಿಯಲು ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಹಾಕಿ.',
  form: 'ಇದು ನೀವೇ ಎಂದು ದೃಢೀಕರಿಸಿ',
  password: 'ಪಾಸ್‌ವರ್ಡ್',
  confirm: 'ದೃಢೀಕರಿಸಿ',
  confirming: 'ದೃಢೀಕರಿಸಲಾಗುತ್ತಿದೆ…',
  noPassword: 'ಪಾಸ್‌ವರ್ಡ್ ಇಲ್ಲದೆ ಲಾಗ್ ಇನ್ ಮಾಡುತ್ತೀರಾ? ಲಾಗ್ ಔಟ್ ಮಾಡಿ, ಮತ್ತೆ ಲಾಗ್ ಇನ್ ಮಾಡಿ, ಇದನ್ನೇ ಪುನಃ ಮಾಡಿ.',
  tooMany: (seconds) => `ಹಲವು ಸಲ ತಪ್ಪು ಪಾಸ್‌ವರ್ಡ್ ಹಾಕಲಾಗಿದೆ. ${seconds} ಸೆಕೆಂಡುಗಳಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.`,
  unreachable: 'Nukkad ಅನ್ನು ಸಂಪರ್ಕಿಸಲಾಗಲಿಲ್ಲ, ಆದ್ದರಿಂದ ಏನೂ ದೃಢೀಕರಣವಾಗಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};
