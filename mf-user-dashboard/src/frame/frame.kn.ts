import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './frame.text';

export const text: Translation<typeof english> = {
  menu: 'ನಿಮ್ಮ ಡ್ಯಾಶ್‌ಬೋರ್ಡ್',
  toggle: (section) => `ಮೆನು: ${section}`,
  groups: { account: 'ಖಾತೆ ಸೆಟ್ಟಿಂಗ್‌ಗಳು', other: 'ಇತರೆ' },
  sections: {
    appointments: 'ನನ್ನ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು',
    personalInfo: 'ಪ್ರೊಫೈಲ್ ಮಾಹಿತಿ',
    manageAddresses: 'ವಿಳಾಸಗಳ ನಿರ್ವಹಣೆ',
    reviews: 'ವಿಮರ್ಶೆಗಳು ಮತ್ತು ರೇಟಿಂಗ್‌ಗಳು',
    favourites: 'ಮೆಚ್ಚಿನವು',
    support: 'ಗ್ರಾಹಕ ಸಹಾಯ',
    messages: 'ಸಂದೇಶಗಳು',
    assignments: 'ಅಸೈನ್‌ಮೆಂಟ್‌ಗಳು',
    records: 'ವೃತ್ತಿಪರರ ಬಳಿಯ ರೆಕಾರ್ಡ್‌ಗಳು',
  },
  logout: 'ಲಾಗ್ ಔಟ್ ಮಾಡಿ',
  remove: 'ಖಾತೆ ಅಳಿಸಿ',
  accountExitPart: 'ಲಾಗ್ ಔಟ್ ಮತ್ತು ಖಾತೆ ಅಳಿಸುವಿಕೆ',
};
