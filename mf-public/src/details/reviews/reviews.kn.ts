import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './reviews.text';

const reviews = (count: string) => (count === '1' ? '1 ವಿಮರ್ಶೆ' : `${count} ವಿಮರ್ಶೆಗಳು`);

export const text: Translation<typeof english> = {
  part: 'ವಿಮರ್ಶೆಗಳು',
  heading: 'ವಿಮರ್ಶೆಗಳು',
  loading: 'ವಿಮರ್ಶೆಗಳು ಲೋಡ್ ಆಗುತ್ತಿವೆ',
  what: 'ವಿಮರ್ಶೆಗಳು',
  histogram: 'ಎಷ್ಟು ಜನ ಎಷ್ಟು ಸ್ಟಾರ್ ನೀಡಿದ್ದಾರೆ',
  row: (stars, count) => `${stars} ಸ್ಟಾರ್: ${reviews(count)}`,
  total: reviews,
  few: (needed) => `ಇಲ್ಲಿ ಹೊಸಬರು: ಒಂದೇ ಅಭಿಪ್ರಾಯದಿಂದ ನಿರ್ಧಾರವಾಗದಂತೆ, ${needed} ವಿಮರ್ಶೆಗಳ ನಂತರ ಸರಾಸರಿ ತೋರಿಸುತ್ತೇವೆ.`,
  sort: 'ಕ್ರಮ',
  sorts: { recent: 'ಹೊಸದು ಮೊದಲು', high: 'ಉತ್ತಮ ಮೊದಲು', low: 'ಕೆಟ್ಟದ್ದು ಮೊದಲು' },
  viewAll: 'ಎಲ್ಲಾ ನೋಡಿ',
  more: 'ಇನ್ನಷ್ಟು ವಿಮರ್ಶೆಗಳು',
  none: 'ಇನ್ನೂ ವಿಮರ್ಶೆಗಳಿಲ್ಲ.',
  noneWhy: (name) => `${name} ಅವರನ್ನು ಬುಕ್ ಮಾಡಿದವರಿಂದ ವಿಮರ್ಶೆಗಳು ಬರುತ್ತವೆ.`,
  stars: (stars) => `5 ರಲ್ಲಿ ${stars} ಸ್ಟಾರ್`,
  visitedFor: (what) => `ಭೇಟಿಯ ಕಾರಣ: ${what}`,
  recommends: 'ಶಿಫಾರಸು ಮಾಡುತ್ತಾರೆ',
  replyOf: (name) => `${name} ಅವರ ಉತ್ತರ`,
  feedback: 'ನಿಮ್ಮ ಅಭಿಪ್ರಾಯ ನೀಡಿ',
  feedbackWhy: (name) => `${name} ಅವರನ್ನು ಭೇಟಿ ಮಾಡಿದ್ದೀರಾ? ಹೇಗಿತ್ತು ಎಂದು ಮುಂದಿನವರಿಗೆ ಹೇಳಿ.`,
  write: 'ವಿಮರ್ಶೆ ಬರೆಯಿರಿ',
  notYet: 'ಭೇಟಿಯ ನಂತರ ವಿಮರ್ಶೆ ಬರೆಯಬಹುದು',
  notYetWhy: (name) =>
    `ಪ್ರತಿ ವಿಮರ್ಶೆಯೂ ನಿಜವಾಗಿರಲು, ${name} ಅವರೊಂದಿಗಿನ ಬುಕಿಂಗ್ ಪೂರ್ಣಗೊಳಿಸಿದವರು ಮಾತ್ರ ವಿಮರ್ಶೆ ಬರೆಯಬಹುದು. ` +
    'ಭೇಟಿಯ ನಂತರ ನಿಮ್ಮ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳಲ್ಲಿ ಅದರ ಪಕ್ಕದಲ್ಲಿ “ವಿಮರ್ಶೆ ಬರೆಯಿರಿ” ಕಾಣುತ್ತದೆ.',
  appointments: 'ನನ್ನ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು',
};
