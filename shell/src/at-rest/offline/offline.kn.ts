import { formatViewerDateTime } from '@nukkad/platform/format';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './offline.text';

export const text: Translation<typeof english> = {
  label: 'ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ',
  offline: 'ನೀವು ಆಫ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ. ಇತ್ತೀಚೆಗೆ ತೆರೆದದ್ದನ್ನು ಇಲ್ಲಿ ಓದಬಹುದು; ಉಳಿದದ್ದಕ್ಕೆಲ್ಲ ಇಂಟರ್ನೆಟ್ ಬೇಕು.',
  offlineSince: (at) =>
    `ನೀವು ಆಫ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ. ${formatViewerDateTime(at)} ರಂದು ಲೋಡ್ ಆದದ್ದು ಕಾಣಿಸುತ್ತಿದೆ; ಬುಕಿಂಗ್ ಮತ್ತು ಉಳಿದದ್ದಕ್ಕೆಲ್ಲ ಇಂಟರ್ನೆಟ್ ಬೇಕು.`,
  unreachable: (at) =>
    `Nukkad ಅನ್ನು ತಲುಪಲು ಆಗುತ್ತಿಲ್ಲ. ${formatViewerDateTime(at)} ರಂದು ಲೋಡ್ ಆದದ್ದು ಕಾಣಿಸುತ್ತಿದೆ; ಬುಕಿಂಗ್ ಮತ್ತು ಉಳಿದದ್ದಕ್ಕೆಲ್ಲ ಇಂಟರ್ನೆಟ್ ಬೇಕು.`,
  reload: 'ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ',
};
