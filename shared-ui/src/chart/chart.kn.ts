import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './chart.text';

export const text: Translation<typeof english> = {
  showAsTable: 'ಟೇಬಲ್ ಆಗಿ ತೋರಿಸಿ',
  showAsChart: 'ಚಾರ್ಟ್ ಆಗಿ ತೋರಿಸಿ',
  noData: 'ಯಾವುದೇ ಡೇಟಾ ಲಭ್ಯವಿಲ್ಲ.',
  loadingChart: (label) => `ಚಾರ್ಟ್ ಲೋಡ್ ಆಗುತ್ತಿದೆ: ${label}`,
  chartFailed: 'ಚಾರ್ಟ್ ಲೋಡ್ ಆಗಲಿಲ್ಲ',
  chartFailedNext: 'ನಿಮ್ಮ ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ಪರಿಶೀಲಿಸಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ಅಂಕಿಗಳನ್ನು ಟೇಬಲ್ ಆಗಿ ನೋಡಿ.',
  category: 'ವರ್ಗ',
  share: 'ಪಾಲು',
  amount: 'ಪ್ರಮಾಣ',
};
