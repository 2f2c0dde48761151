import type { Translation } from '@nukkad/platform/words';
import type * as english from './common.text';

export const retry = 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ';
export const save = 'ಉಳಿಸಿ';
export const saving = 'ಉಳಿಸಲಾಗುತ್ತಿದೆ…';
export const saveAgain = 'ಉಳಿಸಲಾಗಿಲ್ಲ – ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ';
export const discard = 'ಬದಲಾವಣೆಗಳನ್ನು ಬಿಡಿ';
export const leaveWhy = 'ನೀವು ಉಳಿಸುವವರೆಗೆ, ಲಾಗ್ ಔಟ್ ಮಾಡುವವರೆಗೆ ಅಥವಾ ಈ ಟ್ಯಾಬ್ ಮುಚ್ಚುವವರೆಗೆ ನೀವು ಬರೆದದ್ದು ಇರುತ್ತದೆ.';
export const cancel = 'ರದ್ದುಮಾಡಿ';
export const undo = 'ಮೊದಲಿನಂತೆ ಮಾಡಿ';
export const loading: Translation<typeof english.loading> = (what) => `ಲೋಡ್ ಆಗುತ್ತಿದೆ: ${what}`;
export const notStored =
  'ಇದನ್ನು ಉಳಿಸಲಾಗಿಲ್ಲ, ಏಕೆಂದರೆ Nukkad ನಿಂದ ಉತ್ತರ ಬರಲಿಲ್ಲ. ನೀವು ಬರೆದದ್ದು ಇಲ್ಲೇ ಇದೆ: ನಿಮ್ಮ ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ಪರಿಶೀಲಿಸಿ, ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.';
export const notStoredOurFault = 'ಇದನ್ನು ಉಳಿಸಲಾಗಿಲ್ಲ. ನೀವು ಬರೆದದ್ದು ಇಲ್ಲೇ ಇದೆ: ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.';
export const demonstrated = 'ಇದು ಮಾದರಿ ಮಾಹಿತಿ ಇರುವ ಡೆಮೊ: ಏನನ್ನೂ ಉಳಿಸುವುದಿಲ್ಲ.';
export const tooOften = 'ನೀವು ಇದನ್ನು ತುಂಬಾ ಸಲ ಪ್ರಯತ್ನಿಸಿದ್ದೀರಿ.';
export const tryAgainIn: Translation<typeof english.tryAgainIn> = (minutes) =>
  minutes <= 1 ? 'ಒಂದು ನಿಮಿಷದಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.' : `${minutes} ನಿಮಿಷಗಳಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.`;
export const kept = 'ನೀವು ಬರೆಯಲು ಶುರು ಮಾಡಿದ್ದು ಇಲ್ಲೇ ಇದೆ.';
export const notDone: Translation<typeof english.notDone> = (what) =>
  `${what} ಸಾಧ್ಯವಾಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.`;
export const tooLong: Translation<typeof english.tooLong> = (most) => `ಹೆಚ್ಚೆಂದರೆ ${most} ಅಕ್ಷರ ಬರೆಯಿರಿ`;
