import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './file-field.text';

export const text: Translation<typeof english> = {
  chooseFile: 'ಫೈಲ್ ಆಯ್ಕೆ ಮಾಡಿ',
  chooseFiles: 'ಫೈಲ್‌ಗಳನ್ನು ಆಯ್ಕೆ ಮಾಡಿ',
  dropOn: (what) => `ಫೈಲ್‌ಗಳನ್ನು ಇಲ್ಲಿ ಬಿಡಿ: ${what}`,
  kinds: (others, last) => `${others} ಅಥವಾ ${last}`,
  fileLimits: (kinds, size) => `${kinds}, ${size} ವರೆಗೆ`,
  fileStates: {
    waiting: 'ಕಾಯುತ್ತಿದೆ',
    sending: 'ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ…',
    sent: 'ಕಳುಹಿಸಲಾಗಿದೆ',
    failed: 'ಕಳುಹಿಸಿಲ್ಲ',
  },
  sendingOf: (file) => `ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ: ${file}`,
  percent: (value) => `${value}%`,
  retryOf: (file) => `ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ: ${file}`,
  oneFileOnly: 'ಇಲ್ಲಿ ಒಂದೇ ಫೈಲ್ ಆಯ್ಕೆ ಮಾಡಬಹುದು: ಮೊದಲನೆಯದನ್ನು ತೆಗೆದುಕೊಳ್ಳಲಾಗಿದೆ.',
  refusedKind: (file, kinds) => `${file} ಈ ಬಗೆಯ ಫೈಲ್ ಅಲ್ಲ: ${kinds}.`,
  refusedSize: (file, size, limit) => `${file} ಗಾತ್ರ ${size}, ಇದು ${limit} ಮಿತಿಗಿಂತ ಹೆಚ್ಚು.`,
  refusedEmpty: (file) => `${file} ಖಾಲಿ ಇದೆ.`,
};
