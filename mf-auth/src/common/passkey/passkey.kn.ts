import type { Translation } from '@nukkad/platform/words';
import type * as english from './passkey.text';

export const submit: Translation<typeof english.submit> = 'ಪಾಸ್‌ಕೀ ಮೂಲಕ ಲಾಗ್ ಇನ್ ಮಾಡಿ';
export const submitting: Translation<typeof english.submitting> = 'ನಿಮ್ಮ ಪಾಸ್‌ಕೀಗಾಗಿ ಕಾಯುತ್ತಿದ್ದೇವೆ…';
export const tooMany: Translation<typeof english.tooMany> =
  'ನಿಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನಿಂದ ಪಾಸ್‌ಕೀಗಳೊಂದಿಗೆ ತುಂಬಾ ಪ್ರಯತ್ನಗಳಾಗಿವೆ.';
export const obstacles: Translation<typeof english.obstacles> = {
  unsupported:
    'ಈ ಬ್ರೌಸರ್ ಪಾಸ್‌ಕೀ ಬಳಸಲಾರದು, ಆದ್ದರಿಂದ ಯಾವುದಕ್ಕೂ ಸಹಿಯಾಗಿಲ್ಲ. ಇಲ್ಲಿ ನಿಮ್ಮ ಇಮೇಲ್ ಮತ್ತು ಪಾಸ್‌ವರ್ಡ್ ಬಳಸಿ, ಅಥವಾ ಬೇರೆ ಬ್ರೌಸರ್ ಬಳಸಿ.',
  cancelled: 'ಯಾವ ಪಾಸ್‌ಕೀಯನ್ನೂ ಆಯ್ಕೆ ಮಾಡಿಲ್ಲ, ಆದ್ದರಿಂದ ಲಾಗ್ ಇನ್ ಆಗಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ನಿಮ್ಮ ಇಮೇಲ್ ಮತ್ತು ಪಾಸ್‌ವರ್ಡ್ ಬಳಸಿ.',
  known: 'ನಿಮ್ಮ ಸಾಧನ ಸಹಿ ಮಾಡಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ನಿಮ್ಮ ಇಮೇಲ್ ಮತ್ತು ಪಾಸ್‌ವರ್ಡ್ ಬಳಸಿ.',
  'wrong-address':
    'ಪಾಸ್‌ಕೀಗಳು ಸೈಟ್‌ನ ಸ್ವಂತ ವಿಳಾಸದಲ್ಲಿ ಮಾತ್ರ ಕೆಲಸ ಮಾಡುತ್ತವೆ, ಮತ್ತು ಈ ಪುಟ ಬೇರೆ ವಿಳಾಸದಲ್ಲಿದೆ. ಇಲ್ಲಿ ನಿಮ್ಮ ಇಮೇಲ್ ಮತ್ತು ಪಾಸ್‌ವರ್ಡ್ ಬಳಸಿ.',
  superseded: 'ವಿನಂತಿಯನ್ನು ನಿಲ್ಲಿಸಲಾಗಿದೆ, ಆದ್ದರಿಂದ ಲಾಗ್ ಇನ್ ಆಗಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  failed: 'ನಿಮ್ಮ ಸಾಧನಕ್ಕೆ ಸಹಿ ಮಾಡಲಾಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ನಿಮ್ಮ ಇಮೇಲ್ ಮತ್ತು ಪಾಸ್‌ವರ್ಡ್ ಬಳಸಿ.',
};
