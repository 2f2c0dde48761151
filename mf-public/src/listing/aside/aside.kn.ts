import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './aside.text';

export const text: Translation<typeof english> = {
  part: 'ಫಾರ್ಮ್‌ಗಳು ಮತ್ತು ಪ್ರಶ್ನೆಗಳು',
  appointment: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ವಿನಂತಿಸಿ',
  appointmentWhy: (many, place) =>
    `ನಿಮ್ಮ ಸಂಖ್ಯೆ ಕೊಡಿ: ${place} ಪ್ರದೇಶದ ${many} ನಿಮಗೆ ಕರೆ ಮಾಡುತ್ತಾರೆ. ಇನ್ನೂ ಏನೂ ಬುಕ್ ಆಗಿಲ್ಲ.`,
  name: 'ಹೆಸರು',
  phone: 'ಫೋನ್',
  city: 'ನಗರ',
  send: 'ವಿನಂತಿ ಕಳುಹಿಸಿ',
  sending: 'ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ…',
  requested: 'ನಿಮ್ಮ ವಿನಂತಿ ಕಳುಹಿಸಲಾಗಿದೆ',
  requestedWhy: (count, one, many) => `ನಿಮಗೆ ಕರೆ ಮಾಡುವಂತೆ ಕೇಳಿದ್ದೇವೆ: ${count} ${count === 1 ? one : many}.`,
  nobodyAsked: 'ಈಗ ಕರೆ ಮಾಡಲು ಯಾರೂ ಬಿಡುವಾಗಿಲ್ಲ. ನಿಮ್ಮ ವಿನಂತಿಯನ್ನು ಇಟ್ಟುಕೊಂಡು ಮುಂದೆ ತಲುಪಿಸುತ್ತೇವೆ.',
  reference: 'ಉಲ್ಲೇಖ ಸಂಖ್ಯೆ',
  another: 'ಇನ್ನೊಂದು ಕಳುಹಿಸಿ',
  atMost: (characters) => `ಹೆಚ್ಚೆಂದರೆ ${characters} ಅಕ್ಷರಗಳು`,
  question: 'ಉಚಿತವಾಗಿ ಪ್ರಶ್ನೆ ಕೇಳಿ',
  questionWhy: (one) => `ಹೆಸರಿಲ್ಲದೆ, ಸಾರ್ವಜನಿಕವಾಗಿ: ಮೊದಲು ನಾವು ನೋಡುತ್ತೇವೆ, ನಂತರ ಪರಿಶೀಲಿಸಲಾದ ${one} ಉತ್ತರಿಸಬಹುದು.`,
  yourQuestion: 'ನಿಮ್ಮ ಪ್ರಶ್ನೆ',
  email: 'ಇಮೇಲ್, ಉತ್ತರ ಬಂದಾಗ ತಿಳಿಯಲು (ಕಡ್ಡಾಯವಲ್ಲ)',
  ask: 'ಕೇಳಿ',
  asking: 'ಕೇಳಲಾಗುತ್ತಿದೆ…',
  asked: 'ನಿಮ್ಮ ಪ್ರಶ್ನೆ ನಮಗೆ ತಲುಪಿದೆ',
  askedWhy: (email) =>
    email === ''
      ? 'ಮೊದಲು ನಾವು ಓದುತ್ತೇವೆ. ನಂತರ ಅದು ಇಲ್ಲಿ ಕಾಣುತ್ತದೆ, ಮತ್ತು ವೃತ್ತಿಪರರು ಉತ್ತರಿಸಬಹುದು.'
      : `ಮೊದಲು ನಾವು ಓದುತ್ತೇವೆ. ನಂತರ ಅದು ಇಲ್ಲಿ ಕಾಣುತ್ತದೆ, ಮತ್ತು ವೃತ್ತಿಪರರು ಉತ್ತರಿಸಬಹುದು. ಅದರ ಬಗ್ಗೆ ${email} ಗೆ ಬರೆಯುತ್ತೇವೆ.`,
  askAnother: 'ಇನ್ನೊಂದು ಕೇಳಿ',
  sponsored: 'ಪ್ರಾಯೋಜಿತ',
  faq: 'ಪದೇ ಪದೇ ಕೇಳುವ ಪ್ರಶ್ನೆಗಳು',
  faqWhat: 'ಪ್ರಶ್ನೆಗಳು ಮತ್ತು ಉತ್ತರಗಳು',
  answered: 'ಜನರ ಪ್ರಶ್ನೆಗಳು',
  allAnswered: (count) => `ಎಲ್ಲಾ ${count} ಪ್ರಶ್ನೆಗಳನ್ನು ತೋರಿಸಿ`,
  fewerAnswered: 'ಕಡಿಮೆ ಪ್ರಶ್ನೆಗಳನ್ನು ತೋರಿಸಿ',
};
