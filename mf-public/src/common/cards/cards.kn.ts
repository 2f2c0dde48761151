import { formatCount, formatPercent } from '@nukkad/platform/format';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './cards.text';

export const text: Translation<typeof english> = {
  minutes: (minutes) => `ಓದಲು ${minutes} ನಿಮಿಷ`,
  stars: (stars) => `5 ರಲ್ಲಿ ${stars} ಸ್ಟಾರ್`,
  about: (name) => `${name} ಅವರ ಬಗ್ಗೆ`,
  of: (goal) => `ಸಂಗ್ರಹ, ಗುರಿ ${goal}`,
  percent: (percent) => `ಗುರಿಯ ${formatPercent(percent)}`,
  donors: (count, isOne) => (isOne ? '1 ದಾನಿ' : `${count} ದಾನಿಗಳು`),
  daysLeft: (days) => (days === 0 ? 'ಕೊನೆಯ ದಿನ' : `${formatCount(days)} ದಿನ ಬಾಕಿ`),
  by: (organiser) => `ಆಯೋಜಕರು: ${organiser}`,
};
