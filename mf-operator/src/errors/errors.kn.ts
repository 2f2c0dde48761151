import { limits } from '@nukkad/platform/contract';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './errors.text';

export const text: Translation<typeof english> = {
  title: 'ಕ್ಲೈಂಟ್ ಎರರ್‌ಗಳು',
  why: `ಬ್ರೌಸರ್‌ಗಳು ವರದಿ ಮಾಡಿದ್ದು, ಅತಿ ಹೊಸ ${limits.clientErrorsShown}. ವರದಿಗಳು 30 ದಿನ ಇರುತ್ತವೆ.`,
  what: 'ಕ್ಲೈಂಟ್ ಎರರ್‌ಗಳು',
  only: (part) => `${part} ಎರರ್‌ಗಳನ್ನು ಮಾತ್ರ ತೋರಿಸಲಾಗಿದೆ.`,
  caption: 'ಕ್ಲೈಂಟ್ ಎರರ್‌ಗಳು, ಹೊಸದು ಮೊದಲು',
  none: 'ಯಾವ ಬ್ರೌಸರ್ ಕೂಡ ಎರರ್ ವರದಿ ಮಾಡಿಲ್ಲ',
  noneWhy: 'ಪುಟವೊಂದು ವರದಿ ಮಾಡುವ ಎರರ್ ಇಲ್ಲಿರುತ್ತದೆ.',
  columns: { error: 'ಎರರ್', where: 'ಎಲ್ಲಿ', when: 'ಯಾವಾಗ', trace: 'ಟ್ರೇಸ್' },
  where: (part, version) => (version === null ? part : `${part} ${version}`),
  noStack: 'ಸ್ಟ್ಯಾಕ್ ಇಲ್ಲ',
  show: 'ಟ್ರೇಸ್ ತೋರಿಸಿ',
  showOf: (code, message) => `ಟ್ರೇಸ್ ತೋರಿಸಿ: ${code} ${message}`,

  all: 'ಎಲ್ಲ ಎರರ್‌ಗಳು',
  trace: 'ಟ್ರೇಸ್',
  traceWhat: 'ಟ್ರೇಸ್',
  traceTitle: 'ಕ್ಲೈಂಟ್ ಎರರ್‌ನ ಟ್ರೇಸ್',
  traceWhy:
    'ಅತ್ಯಂತ ಒಳಗಿನ ಕಾಲ್ ಮೊದಲು ಬರುತ್ತದೆ. ರಿಮೋಟ್ ಒಂದರ ಕೋಡ್‌ನಲ್ಲಿರುವ ಮೊದಲ ಕಾಲ್ ಹೊಣೆ: ಶೆಲ್ ಮತ್ತು ಹಂಚಿಕೊಂಡ ಕೋಡ್, ರಿಮೋಟ್ ತಮಗೆ ನೀಡಿದ್ದನ್ನು ಮುಂದಕ್ಕೆ ನೀಡುತ್ತವೆ ಅಷ್ಟೇ. ಟ್ರೇಸ್‌ನಲ್ಲಿ ರಿಮೋಟ್ ಇಲ್ಲದಿದ್ದರೆ, ಯಾರ ಹೆಸರೂ ಬರುವುದಿಲ್ಲ.',
  framesCaption: 'ಕಾಲ್‌ಗಳು, ಅತ್ಯಂತ ಒಳಗಿನದು ಮೊದಲು',
  frameColumns: { part: 'ಪಾರ್ಟ್', place: 'ಎಲ್ಲಿ', call: 'ಫಂಕ್ಷನ್', owner: 'ತಂಡ' },
  blame: 'ಹೊಣೆ',
  blamed: (part, owner) => (owner === null ? `ಹೊಣೆ: ${part}.` : `ಹೊಣೆ: ${part}, ತಂಡ ${owner}.`),
  nobody: 'ಈ ಟ್ರೇಸ್‌ನಲ್ಲಿ ರಿಮೋಟ್ ಇಲ್ಲ.',
  place: (file, line) => `${file}:${line}`,
  column: (column) => `ಕಾಲಮ್ ${column}`,
  unmapped: 'ಮ್ಯಾಪ್ ಆಗಿಲ್ಲ: ಮ್ಯಾಪ್‌ನಲ್ಲಿ ಇದಕ್ಕೆ ಸ್ಥಾನವಿಲ್ಲ.',
  gone: 'ಮ್ಯಾಪ್ ಆಗಿಲ್ಲ: ರಿಲೀಸ್‌ನಲ್ಲಿ ಈ ಫೈಲ್‌ನ ಮ್ಯಾಪ್ ಇಲ್ಲ.',
  elsewhere: 'ರಿಲೀಸ್‌ಗಳ ಹೊರಗೆ: ಬ್ರೌಸರ್, ಎಕ್ಸ್‌ಟೆನ್ಷನ್ ಅಥವಾ ಬೇರೆ ಸೈಟ್',
  nothing: '–',
};
