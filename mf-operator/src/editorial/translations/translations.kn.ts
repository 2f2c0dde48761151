import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './translations.text';

export const text: Translation<typeof english> = {
  what: 'ಅನುವಾದಗಳು',
  intro:
    'ಲೇಖನಗಳು, ಪ್ರಶ್ನೆಗಳು, ಬ್ಯಾನರ್, ಅಡಿಟಿಪ್ಪಣಿ ಮತ್ತು ಕಾನೂನು ದಾಖಲೆಗಳನ್ನು ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ಬರೆಯಲಾಗುತ್ತದೆ. ಇಲ್ಲಿ ಅವನ್ನು ಬೇರೆ ಭಾಷೆಗಳಲ್ಲೂ ಬರೆಯಲಾಗುತ್ತದೆ; ಬಾಕಿ ಇರುವುದು ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ಕಾಣುತ್ತದೆ.',
  language: 'ಭಾಷೆ',
  languages: { hi: 'ಹಿಂದಿ', kn: 'ಕನ್ನಡ' },
  kind: 'ಪಠ್ಯದ ಬಗೆ',
  kinds: {
    post: 'ಲೇಖನಗಳು',
    faq: 'ಪ್ರಶ್ನೆಗಳು',
    slide: 'ಬ್ಯಾನರ್',
    site: 'ಸೈಟ್',
    footer: 'ಅಡಿಟಿಪ್ಪಣಿ',
    document: 'ಕಾನೂನು ದಾಖಲೆಗಳು',
  },
  counted: (missing, outdated, all) => `${all} ರಲ್ಲಿ ${missing} ಬಾಕಿ, ${outdated} ಹಳೆಯವು.`,
  list: 'ಪಠ್ಯಗಳು',
  title: 'ಇಂಗ್ಲಿಷ್ ಪಠ್ಯ',
  state: 'ಸ್ಥಿತಿ',
  states: { missing: 'ಬಾಕಿ', outdated: 'ಹಳೆಯದು', current: 'ಅನುವಾದವಾಗಿದೆ' },
  outdatedWhy: 'ಕೆಲವು ಪದಗಳು ಬಾಕಿ ಇವೆ, ಅಥವಾ ಅನುವಾದದ ನಂತರ ಇಂಗ್ಲಿಷ್ ಪಠ್ಯ ಬದಲಾಗಿದೆ.',
  none: 'ಈ ಬಗೆಯದು ಇನ್ನೂ ಏನೂ ಇಲ್ಲ',
  noneWhy: 'ಮೊದಲು ಅದನ್ನು ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ಬರೆಯಿರಿ.',
  back: 'ಎಲ್ಲಾ ಪಠ್ಯಗಳು',
  form: (title, language) => `${title}: ${language}`,
  english: (words) => `ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ: ${words}`,
  fields: {
    title: 'ಶೀರ್ಷಿಕೆ',
    summary: 'ಸಾರಾಂಶ',
    body: 'ಪಠ್ಯ',
    question: 'ಪ್ರಶ್ನೆ',
    answer: 'ಉತ್ತರ',
    text: 'ಪಠ್ಯ',
    name: 'ಹೆಸರು',
    address: 'ವಿಳಾಸ',
    copyright: 'ಹಕ್ಕುಸ್ವಾಮ್ಯ',
  },
  saved: 'ಅನುವಾದ ಉಳಿಸಲಾಗಿದೆ.',
};
