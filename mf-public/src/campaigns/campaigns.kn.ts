import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './campaigns.text';

export const text: Translation<typeof english> = {
  title: 'ನಡೆಯುತ್ತಿರುವ ಅಭಿಯಾನಗಳು',
  intro: 'ಸತ್ಕಾರ್ಯಕ್ಕಾಗಿ ಅಥವಾ ತಮ್ಮ ಕಂಪನಿಗಾಗಿ ಹಣ ಸಂಗ್ರಹಿಸುತ್ತಿರುವ ಹತ್ತಿರದ ಜನರು.',
  what: 'ಅಭಿಯಾನಗಳು',
  campaign: 'ಅಭಿಯಾನ',
  kinds: 'ಅಭಿಯಾನದ ಬಗೆಗಳು',
  all: 'ಎಲ್ಲ',
  cause: 'ಸತ್ಕಾರ್ಯಗಳು',
  startup: 'ಸ್ಟಾರ್ಟ್‌ಅಪ್‌ಗಳು',
  nothing: 'ಸದ್ಯಕ್ಕೆ ಯಾವುದೇ ಅಭಿಯಾನ ಇಲ್ಲ',
  nothingWhy: 'ಮುಂದಿನದು ಪ್ರಕಟವಾದ ಕೂಡಲೇ ಇಲ್ಲಿ ಕಾಣುತ್ತದೆ.',
  start: 'ನಿಧಿ ಸಂಗ್ರಹ ಆರಂಭಿಸಿ',
  by: (organiser) => `ಆಯೋಜಕರು: ${organiser}`,
  donate: 'ಈಗ ದೇಣಿಗೆ ನೀಡಿ',
  invest: 'ನನಗೆ ಹೂಡಿಕೆಯಲ್ಲಿ ಆಸಕ್ತಿ ಇದೆ',
  stopped: 'ಈ ಅಭಿಯಾನವನ್ನು ನಿಲ್ಲಿಸಲಾಗಿದೆ',
  stoppedWhy: (reason) => `${reason} ಇದು ಇನ್ನು ದೇಣಿಗೆ ಸ್ವೀಕರಿಸುವುದಿಲ್ಲ, ನೀಡಿದ ಎಲ್ಲರಿಗೂ ಅವರ ಹಣ ಮರಳಿ ಸಿಗುತ್ತದೆ.`,
  ended: 'ಈ ಅಭಿಯಾನ ಮುಗಿದಿದೆ, ಇನ್ನು ದೇಣಿಗೆ ಸ್ವೀಕರಿಸುವುದಿಲ್ಲ.',
  updates: 'ಹೊಸ ಸುದ್ದಿಗಳು',
  noUpdates: 'ಇನ್ನೂ ಸುದ್ದಿಗಳಿಲ್ಲ. ಆಯೋಜಕರು ಇಲ್ಲಿ ಸುದ್ದಿ ಹಾಕುತ್ತಾರೆ.',
  more: 'ಎಲ್ಲ ಅಭಿಯಾನಗಳು',
};
