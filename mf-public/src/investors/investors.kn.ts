import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './investors.text';

export const text: Translation<typeof english> = {
  title: 'ಹೂಡಿಕೆದಾರರು',
  intro: 'ಹಣಕ್ಕಾಗಿ ನೋಡುತ್ತಿರುವ ಹತ್ತಿರದ ಸ್ಟಾರ್ಟ್‌ಅಪ್‌ಗಳು. ನಿಮಗೆ ಆಸಕ್ತಿ ಇದೆ ಎಂದು ಆಯೋಜಕರಿಗೆ ತಿಳಿಸಿ, ಅವರು ಉತ್ತರಿಸುತ್ತಾರೆ.',
  what: 'ಸ್ಟಾರ್ಟ್‌ಅಪ್ ಅಭಿಯಾನಗಳು',
  none: 'ಸದ್ಯಕ್ಕೆ ಯಾವುದೇ ಸ್ಟಾರ್ಟ್‌ಅಪ್ ಇಲ್ಲ',
  noneWhy: 'ಮುಂದಿನದು ಪ್ರಕಟವಾದ ಕೂಡಲೇ ಇಲ್ಲಿ ಕಾಣುತ್ತದೆ.',
  start: 'ಸ್ಟಾರ್ಟ್‌ಅಪ್‌ಗೆ ನಿಧಿ ಸಂಗ್ರಹಿಸಿ',
  interested: 'ನನಗೆ ಆಸಕ್ತಿ ಇದೆ',
  interestedIn: (title) => `ನನಗೆ ಆಸಕ್ತಿ ಇದೆ: ${title}`,
  close: 'ಮುಚ್ಚಿ',
  form: (title) => `ನನಗೆ ಆಸಕ್ತಿ ಇದೆ: ${title}`,
  name: 'ನಿಮ್ಮ ಹೆಸರು',
  email: 'ನಿಮ್ಮ ಇಮೇಲ್',
  phone: 'ನಿಮ್ಮ ಫೋನ್',
  range: 'ನೀವು ಎಷ್ಟು ಹೂಡಿಕೆ ಮಾಡಬಯಸುತ್ತೀರಿ',
  ranges: {
    'up-to-1-lakh': '₹1,00,000 ವರೆಗೆ',
    '1-to-5-lakh': '₹1,00,000 ರಿಂದ ₹5,00,000',
    '5-to-25-lakh': '₹5,00,000 ರಿಂದ ₹25,00,000',
    'above-25-lakh': '₹25,00,000 ಕ್ಕಿಂತ ಹೆಚ್ಚು',
  },
  chooseRange: 'ಮೊತ್ತ ಆಯ್ಕೆ ಮಾಡಿ',
  message: 'ನಿಮ್ಮ ಸಂದೇಶ',
  send: 'ಆಯೋಜಕರಿಗೆ ಕಳುಹಿಸಿ',
  sending: 'ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ…',
  sent: (organiser) => `ನಿಮ್ಮ ಸಂದೇಶ ${organiser} ಅವರಿಗೆ ತಲುಪಿದೆ`,
  sentWhy: 'ಅವರು ನಿಮಗೆ ಬರೆಯುತ್ತಾರೆ ಅಥವಾ ಕರೆ ಮಾಡುತ್ತಾರೆ. ಇನ್ನೂ ಏನೂ ಒಪ್ಪಂದವಾಗಿಲ್ಲ, ಇಲ್ಲಿ ಯಾವುದೇ ಪಾವತಿ ಇಲ್ಲ.',
  atMost: (most) => `ಗರಿಷ್ಠ ${most} ಅಕ್ಷರಗಳು`,
};
