import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './tax.text';

export const text: Translation<typeof english> = {
  title: 'GST ಮತ್ತು ಸ್ಟೇಟ್‌ಮೆಂಟ್‌ಗಳು',
  month: 'ತಿಂಗಳು',
  statement: 'ಸ್ಟೇಟ್‌ಮೆಂಟ್ (PDF)',
  statementWhat: 'ಸ್ಟೇಟ್‌ಮೆಂಟ್ ಉಳಿಸುವುದು',
  statementName: (month) => `nukkad-statement-${month}.pdf`,
  details: 'GST ವಿವರಗಳು',
  what: 'GST ವಿವರಗಳು',
  why: 'ಇನ್ನು ಮುಂದೆ ಇನ್‌ವಾಯ್ಸ್‌ಗಳು ಈ ವಿವರಗಳಂತೆ ಇರುತ್ತವೆ. ಬೆಲೆಗಳಲ್ಲಿ GST ಸೇರಿದೆ. GSTIN ಇಲ್ಲದಿದ್ದರೆ ಅವು ತೆರಿಗೆ ಇಲ್ಲದ ರಸೀದಿಗಳು. ನಿಮ್ಮ ದರ ಯಾವುದು ಎಂದು ನಿಮ್ಮ ಅಕೌಂಟೆಂಟ್ ಅವರನ್ನು ಕೇಳಿ.',
  gstin: 'GSTIN',
  gstinHint: '15 ಅಕ್ಷರಗಳು. ನೋಂದಣಿ ಆಗಿಲ್ಲದಿದ್ದರೆ ಖಾಲಿ ಬಿಡಿ.',
  legalName: 'ನೋಂದಣಿಯಲ್ಲಿರುವ ಹೆಸರು',
  legalNameHint: 'ನಿಮ್ಮ ಪುಟದ ಹೆಸರನ್ನೇ ಬಳಸಲು ಖಾಲಿ ಬಿಡಿ.',
  sac: 'ಸೇವೆಯ ಕೋಡ್ (SAC)',
  sacHint: '4 ಅಥವಾ 6 ಅಂಕಿಗಳು, 99ರಿಂದ ಆರಂಭ',
  rate: 'GST ದರ',
  rates: { '0': 'ವಿನಾಯಿತಿ (0%)', '5': '5%', '18': '18%' },
  save: 'GST ವಿವರಗಳನ್ನು ಉಳಿಸಿ',
  saving: 'ಉಳಿಸಲಾಗುತ್ತಿದೆ…',
  saved: 'ನಿಮ್ಮ GST ವಿವರಗಳನ್ನು ಉಳಿಸಲಾಗಿದೆ.',
};
