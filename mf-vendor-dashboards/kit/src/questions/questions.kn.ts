import { localName } from '@nukkad/platform/names';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './questions.text';

export const text: Translation<typeof english> = {
  title: 'ಪ್ರಶ್ನೆಗಳು',
  what: 'ಪ್ರಶ್ನೆಗಳು',
  lead: 'ಜನರು ಇವನ್ನು ಹೆಸರು ಹೇಳದೆ ಕೇಳುತ್ತಾರೆ. ನಿಮ್ಮ ಉತ್ತರ ನಿಮ್ಮ ಹೆಸರಿನಲ್ಲಿ, ನಿಮ್ಮ ಪುಟದ ಲಿಂಕ್‌ನೊಂದಿಗೆ ಎಲ್ಲರಿಗೂ ಕಾಣುತ್ತದೆ.',
  notYet: 'ಪರಿಶೀಲನೆಯಾಗಿ ಲಿಸ್ಟಿಂಗ್‌ನಲ್ಲಿ ಬಂದ ಮೇಲೆ ನೀವು ಉತ್ತರಿಸಬಹುದು',
  notYetWhy: 'ಅಲ್ಲಿಯವರೆಗೆ ಕೇಳಿದ ಪ್ರಶ್ನೆಗಳನ್ನು ಓದಬಹುದು.',
  none: 'ಇನ್ನೂ ಯಾರೂ ಕೇಳಿಲ್ಲ',
  noneWhy: 'ನಿಮ್ಮ ವೃತ್ತಿಯ ಪ್ರಶ್ನೆಗಳು ನಾವು ಓದಿದ ಕೂಡಲೇ ಇಲ್ಲಿ ಕಾಣುತ್ತವೆ.',
  spec: (slug) => localName(slug.replaceAll('-', ' ')),
  answers: (count) => (count === 1 ? '1 ಉತ್ತರ' : `${count} ಉತ್ತರಗಳು`),
  noAnswers: 'ಇನ್ನೂ ಉತ್ತರವಿಲ್ಲ',
  answer: 'ಉತ್ತರಿಸಿ',
  answerTo: (question) => `ಉತ್ತರಿಸಿ: ${question}`,
  yours: 'ನಿಮ್ಮ ಉತ್ತರ',
  yourAnswer: 'ನಿಮ್ಮ ಉತ್ತರ',
  edit: 'ಬದಲಾಯಿಸಿ',
  editOf: (question) => `ನಿಮ್ಮ ಉತ್ತರ ಬದಲಾಯಿಸಿ: ${question}`,
  editUntil: (when) => `${when} ವರೆಗೆ ಬದಲಾಯಿಸಬಹುದು.`,
  publish: 'ಉತ್ತರ ಪ್ರಕಟಿಸಿ',
  publishing: 'ಪ್ರಕಟಿಸಲಾಗುತ್ತಿದೆ…',
  published: 'ನಿಮ್ಮ ಉತ್ತರ ಈಗ ಎಲ್ಲರಿಗೂ ಕಾಣುತ್ತದೆ.',
  hint: 'ಸಾಮಾನ್ಯವಾಗಿ ಏನು ಸರಿ, ಯಾವಾಗ ನಿಮ್ಮನ್ನು ಭೇಟಿ ಮಾಡಬೇಕು ಎಂದು ಹೇಳಿ. ಫೋನ್ ಸಂಖ್ಯೆ ಬರೆಯಬೇಡಿ.',
};
