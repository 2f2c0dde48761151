import type { Translation } from '../words';
import type { text as english } from './page-head.text';

export const text: Translation<typeof english> = {
  title: 'Nukkad: ನಿಮ್ಮ ಹತ್ತಿರದ ನಂಬಿಕಸ್ಥ ವೃತ್ತಿಪರರು',
  description:
    'ನಿಮ್ಮ ಹತ್ತಿರದ ನಂಬಬಹುದಾದ ವೃತ್ತಿಪರರನ್ನು ಹುಡುಕಿ, ಬುಕ್ ಮಾಡಿ: ವೈದ್ಯರು, ಶಿಕ್ಷಕರು, ವಕೀಲರು, ಎಂಜಿನಿಯರ್‌ಗಳು ಮತ್ತು ಇನ್ನೂ ಹಲವರು.',
};
