import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './versioned-form.text';

export const text: Translation<typeof english> = {
  save: 'ಉಳಿಸಿ',
  saving: 'ಉಳಿಸಲಾಗುತ್ತಿದೆ…',
  kept: 'ನೀವು ಬರೆಯಲು ಶುರುಮಾಡಿದ್ದು ಮತ್ತೆ ಇಲ್ಲಿದೆ. ಅದನ್ನು ಇನ್ನೂ ಉಳಿಸಿಲ್ಲ.',
  discard: 'ಉಳಿಸಿದ್ದರಿಂದ ಮತ್ತೆ ಶುರುಮಾಡಿ',
  overtaken: 'ನೀವು ತೆರೆದ ನಂತರ ಬೇರೊಬ್ಬರು ಇದನ್ನು ಉಳಿಸಿದ್ದಾರೆ. ನೀವು ಬರೆದದ್ದು ಇನ್ನೂ ಉಳಿಸಿಲ್ಲ.',
  overtakenNext:
    'ನೀವು ಬರೆದದ್ದು ಯಾವುದೂ ಕಳೆದಿಲ್ಲ. ಎರಡನ್ನೂ ಹೋಲಿಸಿ, ನಂತರ ಅವರದ್ದನ್ನು ಬಳಸಿ, ಅಥವಾ ನಿಮ್ಮದನ್ನೇ ಇಟ್ಟು ಮತ್ತೆ ಉಳಿಸಿ: ಅದು ಅವರದ್ದರ ಬದಲಿಗೆ ಬರುತ್ತದೆ.',
  overtakenUnread:
    'ನೀವು ತೆರೆದ ನಂತರ ಬೇರೊಬ್ಬರು ಇದನ್ನು ಉಳಿಸಿದ್ದಾರೆ, ಅವರದ್ದನ್ನು ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ. ನೀವು ಬರೆದದ್ದು ಇನ್ನೂ ಉಳಿಸಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  remoteVersion: 'ಅವರು ಬರೆದದ್ದು',
  takeRemote: 'ಅವರದ್ದನ್ನು ಬಳಸಿ',
  keepLocal: 'ನನ್ನದನ್ನು ಇಡಿ',
};
