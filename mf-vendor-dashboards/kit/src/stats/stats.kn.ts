import { formatCount } from '@nukkad/platform/format';
import type { Translation } from '@nukkad/platform/words';
import type { Direction } from './stats.model';
import type { text as english, Span } from './stats.text';

const since: Record<Span, string> = {
  month: 'ಕಳೆದ ತಿಂಗಳಿಗಿಂತ',
  quarter: 'ಅದರ ಹಿಂದಿನ ಮೂರು ತಿಂಗಳಿಗಿಂತ',
};

const same: Record<Span, string> = {
  month: 'ಕಳೆದ ತಿಂಗಳಷ್ಟೇ',
  quarter: 'ಅದರ ಹಿಂದಿನ ಮೂರು ತಿಂಗಳಷ್ಟೇ',
};

const than: Record<Direction, (span: Span, percent: string) => string> = {
  up: (span, percent) => `${since[span]} ${percent}ಹೆಚ್ಚು`,
  down: (span, percent) => `${since[span]} ${percent}ಕಡಿಮೆ`,
  level: (span) => same[span],
};

export const text: Translation<typeof english> = {
  what: 'ಅಂಕಿಅಂಶಗಳು',
  chartWhat: 'ಚಾರ್ಟ್',
  visitWhat: 'ಮುಂದಿನ ಭೇಟಿ',
  cards: 'ಅಂಕಿಅಂಶಗಳು',
  newcomer: 'ಹೊಸದು',
  ratings: (count) => `${formatCount(count)} ರೇಟಿಂಗ್`,
  change: (direction, percent, span = 'month') =>
    than[direction](span, percent === null ? '' : `${percent} `),
  people: 'ಲಿಂಗ',
  male: 'ಪುರುಷ',
  female: 'ಮಹಿಳೆ',
  child: 'ಮಕ್ಕಳು',
  percent: '%',
  performance: 'ಕೆಲಸದ ಅಂಕಿಅಂಶ',
  span: 'ಅವಧಿ',
  spans: { weeks: 'ವಾರಗಳು', month: 'ತಿಂಗಳು', years: 'ವರ್ಷ' },
  hours: 'ಬೋಧನೆಯ ಗಂಟೆಗಳು',
  students: 'ವಿದ್ಯಾರ್ಥಿಗಳ ಸಂಖ್ಯೆ',
  classes: 'ತರಗತಿಗಳ ಸಂಖ್ಯೆ',
  nextVisit: 'ಮುಂದಿನ ರೋಗಿಯ ವಿವರ',
  name: 'ಹೆಸರು',
  reason: 'ಕಾರಣ',
  born: 'ಹುಟ್ಟಿದ ದಿನಾಂಕ',
  lastVisit: 'ಹಿಂದಿನ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್',
  sex: 'ಲಿಂಗ',
  height: 'ಎತ್ತರ',
  weight: 'ತೂಕ',
  registered: 'ನೋಂದಣಿ ದಿನಾಂಕ',
  history: 'ಹಿಂದಿನ ಮಾಹಿತಿ',
  next: 'ಮುಂದಿನ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್',
  unknown: 'ದಾಖಲಾಗಿಲ್ಲ',
  noVisit: 'ಇನ್ನೂ ಭೇಟಿಗಳಿಲ್ಲ',
  nobody: 'ಮುಂದೆ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳಿಲ್ಲ',
  nobodyWhy: 'ನಿಮ್ಮ ಮುಂದಿನ ದೃಢಪಟ್ಟ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್, ರೋಗಿಯ ಬಗ್ಗೆ ನಿಮ್ಮ ಟಿಪ್ಪಣಿಗಳ ಜೊತೆ, ಇಲ್ಲಿ ಕಾಣುತ್ತದೆ.',
  cm: (height) => `${height} ಸೆಂ.ಮೀ.`,
  kg: (weight) => `${weight} ಕೆ.ಜಿ.`,
};
