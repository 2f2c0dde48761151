import { formatCount } from '@nukkad/platform/format';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './states.text';

export const text: Translation<typeof english> = {
  states: 'ಸ್ಥಳಗಳು',
  title: (state) => `${state}: ವೃತ್ತಿಪರರು`,
  intro: (cities, vendors) => `${cities}, ಲಿಸ್ಟಿಂಗ್‌ನಲ್ಲಿ ${vendors}.`,
  cities: (count) => (count === 1 ? '1 ನಗರ' : `${formatCount(count)} ನಗರಗಳು`),
  professionals: (count) => `${formatCount(count)} ವೃತ್ತಿಪರರು`,
  those: (many, count) => `${many} (${formatCount(count)})`,
  what: 'ರಾಜ್ಯ',
  list: 'ನಗರಗಳು',
  nothing: 'ಇಲ್ಲಿ ಇನ್ನೂ ಯಾರ ಲಿಸ್ಟಿಂಗ್ ಇಲ್ಲ',
  nothingWhy: 'ಮೊದಲ ವೃತ್ತಿಪರರೊಂದಿಗೆ ಮೊದಲ ನಗರ ಇಲ್ಲಿ ಕಾಣುತ್ತದೆ.',
  listYourself: 'ಉಚಿತವಾಗಿ ಲಿಸ್ಟಿಂಗ್ ಮಾಡಿ',
  description: (state, cities) =>
    `${state} (${cities}): ವೈದ್ಯರು, ಶಿಕ್ಷಕರು, ವಕೀಲರು, ಎಂಜಿನಿಯರ್‌ಗಳು ಮತ್ತು ಇತರರು.`,
};
