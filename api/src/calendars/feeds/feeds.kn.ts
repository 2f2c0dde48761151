import type { text as english } from './feeds.text';

export const text: typeof english = {
  someClient: 'ಒಬ್ಬ ಗ್ರಾಹಕರು',
  name: { mine: 'Nukkad: ನನ್ನ ಬುಕಿಂಗ್‌ಗಳು', practice: 'Nukkad: ನನ್ನ ವೃತ್ತಿ' },
};
