import type { Translation } from '@nukkad/platform/words';
import type * as english from './submit.text';

export const notStored: Translation<typeof english.notStored> =
  'ಇದನ್ನು ಕಳುಹಿಸಲಾಗಲಿಲ್ಲ. ನೀವು ಬರೆದದ್ದು ಇಲ್ಲೇ ಇದೆ: ನಿಮ್ಮ ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ಪರಿಶೀಲಿಸಿ, ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.';
export const notStoredOurFault: Translation<typeof english.notStoredOurFault> =
  'ನಮ್ಮ ಕಡೆಯಿಂದ ಏನೋ ತಪ್ಪಾಗಿದೆ. ನೀವು ಬರೆದದ್ದು ಇಲ್ಲೇ ಇದೆ: ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.';
