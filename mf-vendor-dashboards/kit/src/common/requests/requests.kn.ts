import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './requests.text';

export const text: Translation<typeof english> = {
  title: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ವಿನಂತಿಗಳು',
  what: 'ವಿನಂತಿಗಳು',
  viewAll: 'ಎಲ್ಲ ನೋಡಿ',
  viewAllOf: (title) => `ಎಲ್ಲ ನೋಡಿ: ${title}`,
  none: 'ಉತ್ತರಕ್ಕಾಗಿ ಕಾಯುತ್ತಿರುವ ವಿನಂತಿಗಳಿಲ್ಲ.',
  showMore: 'ಇನ್ನಷ್ಟು ತೋರಿಸಿ',
  columns: {
    name: 'ಹೆಸರು',
    date: 'ದಿನಾಂಕ',
    time: 'ಸಮಯ',
    status: 'ಸ್ಥಿತಿ',
    details: 'ವಿವರ',
  },
  disease: { header: 'ಕಾಯಿಲೆ' },
  burst: {
    network: 'ಒಂದೇ ನೆಟ್‌ವರ್ಕ್‌ನಿಂದ ಹಲವು ವಿನಂತಿಗಳು',
    email: 'ಒಂದೇ ಇಮೇಲ್ ವಿಳಾಸದಿಂದ ಹಲವು ವಿನಂತಿಗಳು',
  },
  burstMeans: (count) =>
    `${count === 1 ? 'ಕೆಳಗಿನ ಒಂದು ವಿನಂತಿ' : `ಕೆಳಗಿನ ${count} ವಿನಂತಿಗಳು`} ಅದೇ ಕಡೆಯಿಂದ ಬೇರೆ ಬುಕಿಂಗ್‌ಗಳು ಆದ ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲೇ ${count === 1 ? 'ಬಂದಿದೆ' : 'ಬಂದಿವೆ'}. ಇತರರು ಇವುಗಳ ಸಮಯವನ್ನು ಈಗಲೂ ಬುಕ್ ಮಾಡಬಹುದು: ನೀವು ಒಪ್ಪಿಕೊಂಡಾಗ ಮಾತ್ರ ವಿನಂತಿಯ ಸಮಯ ತುಂಬುತ್ತದೆ.`,
  rejectBurst: 'ಎಲ್ಲವನ್ನೂ ನಿರಾಕರಿಸಿ',
  rejectingBurst: 'ವಿನಂತಿಗಳನ್ನು ನಿರಾಕರಿಸುವುದು',
  burstRejected: (count) =>
    count === 1 ? 'ಒಂದು ವಿನಂತಿಯನ್ನು ನಿರಾಕರಿಸಲಾಗಿದೆ.' : `${count} ವಿನಂತಿಗಳನ್ನು ನಿರಾಕರಿಸಲಾಗಿದೆ.`,
  burstReason: 'ಒಂದೇ ಸಲ ತುಂಬಾ ವಿನಂತಿಗಳು ಬಂದಿವೆ. ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಾಗಿ ಕರೆ ಮಾಡಿ.',
  noConcern: '–',
  details: 'ವಿವರ',
  detailsOf: (name) => `${name} ಅವರ ವಿನಂತಿಯ ವಿವರ`,

  panel: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು',
  panelWhat: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು',
  date: 'ದಿನಾಂಕ',
  visits: (count) => (count === 1 ? '1 ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್' : `${count} ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು`),
  noneOn: (day) => `${day}: ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳಿಲ್ಲ.`,
  lunch: 'ಊಟದ ವಿರಾಮ',
  earlier: 'ಹಿಂದಿನ ವಾರ',
  later: 'ಮುಂದಿನ ವಾರ',
  month: 'ತಿಂಗಳು',
  strip: 'ದಿನ',
};
