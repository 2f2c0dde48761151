import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './offices.text';

export const text: Translation<typeof english> = {
  what: 'ಸರ್ಕಾರಿ ಕಚೇರಿಗಳು',
  choose: 'ಕಚೇರಿ',
  nameOf: (name, departments) => `${name} (${departments})`,
  intro:
    'ಯಾವ ಸರ್ಕಾರಿ ಕಚೇರಿಗಳಿಗೆ ಪುಟವಿದೆ, ಅದರಲ್ಲಿ ಯಾವ ಇಲಾಖೆಗಳಿವೆ. ಅಧಿಕಾರಿಗಳು ನೋಂದಾಯಿಸುವಾಗ ತಮ್ಮ ಇಲಾಖೆ ತಿಳಿಸುತ್ತಾರೆ, ನೀವು ಅನುಮತಿಸಿದ ಮೇಲೆ ಅದರ ಪುಟ ನೋಡಿಕೊಳ್ಳುತ್ತಾರೆ. ಬದಲಾವಣೆ ಐದು ಸೆಕೆಂಡ್‌ಗಳೊಳಗೆ ಸಂದರ್ಶಕರಿಗೆ ಕಾಣಿಸುತ್ತದೆ.',
  form: (name) => `ಕಚೇರಿ: ${name}`,
  heading: 'ಶೀರ್ಷಿಕೆ',
  headingHint: 'ಸಂದರ್ಶಕರು ನೋಡುವಂತೆ, ಉದಾಹರಣೆಗೆ Finance and Taxes',
  about: 'ಕಚೇರಿಯ ಬಗ್ಗೆ',
  list: 'ಇಲಾಖೆಗಳು',
  department: (place) => `ಇಲಾಖೆ ${place}`,
  name: 'ಹೆಸರು',
  aboutDepartment: 'ಇಲಾಖೆಯ ಬಗ್ಗೆ',
  address: 'ವಿಳಾಸ',
  addressHint: 'ಪಿನ್ ಕೋಡ್ ಸೇರಿಸಿ, ಅದರಿಂದ ಕಚೇರಿಗಳ ನಕ್ಷೆ ಇದನ್ನು ಹುಡುಕುತ್ತದೆ.',
  phone: 'ಫೋನ್',
  add: 'ಇಲಾಖೆ ಸೇರಿಸಿ',
  none: 'ಕಚೇರಿಯಲ್ಲಿ ಕನಿಷ್ಠ ಒಂದು ಇಲಾಖೆ ಇರಬೇಕು.',
  saved: 'ಕಚೇರಿಯನ್ನು ಉಳಿಸಲಾಗಿದೆ.',
};
