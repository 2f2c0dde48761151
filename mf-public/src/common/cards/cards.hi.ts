import { formatCount, formatPercent } from '@nukkad/platform/format';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './cards.text';

export const text: Translation<typeof english> = {
  minutes: (minutes) => `पढ़ने में ${minutes} मिनट`,
  stars: (stars) => `5 में से ${stars} स्टार`,
  about: (name) => `${name} के बारे में`,
  of: (goal) => `जुटे, लक्ष्य ${goal}`,
  percent: (percent) => `लक्ष्य का ${formatPercent(percent)}`,
  donors: (count) => `${count} दानदाता`,
  daysLeft: (days) => (days === 0 ? 'आख़िरी दिन' : `${formatCount(days)} दिन बाक़ी`),
  by: (organiser) => `आयोजक: ${organiser}`,
};
