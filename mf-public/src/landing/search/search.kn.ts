import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './search.text';

export const text: Translation<typeof english> = {
  what: 'ನೀವು ಏನು ಹುಡುಕುತ್ತಿದ್ದೀರಿ?',
  whatHint: 'ವೈದ್ಯರು, ವಕೀಲರು, ಶಿಕ್ಷಕರು, ಇನ್ನೂ ಹಲವರನ್ನು ಹುಡುಕಿ…',
  where: 'ಸ್ಥಳ',
  suggestionsName: 'ಹುಡುಕಾಟದ ಸಲಹೆಗಳು',
  searching: 'ಹುಡುಕಲಾಗುತ್ತಿದೆ…',
};
