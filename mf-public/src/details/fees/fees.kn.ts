import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './fees.text';

export const text: Translation<typeof english> = {
  table: 'ಶುಲ್ಕ',
  columns: {
    service: 'ಸೇವೆ',
    rate: 'ದರ/ಗಂಟೆ',
    hours: 'ಗಂಟೆಗಳು',
    charges: 'ಇತರ ಶುಲ್ಕ',
    total: 'ಒಟ್ಟು',
  },
  none: 'ಇನ್ನೂ ಶುಲ್ಕ ನಮೂದಿಸಿಲ್ಲ.',
  dash: '–',
  sum: 'ಒಟ್ಟು = ದರ × ಗಂಟೆಗಳು + ಇತರ ಶುಲ್ಕ.',
  lessons: 'ಶುಲ್ಕದ ವಿವರ',
  perLesson: (price, minutes) => `${minutes} ನಿಮಿಷದ ಪ್ರತಿ ತರಗತಿಗೆ ${price}`,
  minutes: (minutes) => `${minutes} ನಿಮಿಷ`,
  perHour: (price) => `${price}/ಗಂಟೆ`,
  instead: (price) => `ಮೊದಲು ${price}`,
  buy: (lessons) => `${lessons} ತರಗತಿ ಖರೀದಿಸಿ`,
  buyPart: 'ಖರೀದಿ',
  buyFrom: (lessons, name) => `${name} ಅವರೊಂದಿಗೆ ${lessons} ತರಗತಿ ಖರೀದಿಸಿ`,
  buyWhy: (lessons, minutes, price) =>
    `${minutes} ನಿಮಿಷದ ${lessons} ತರಗತಿಗಳಿಗೆ ${price}. ಪ್ರತಿಯೊಂದನ್ನೂ ಬೇಕಾದಾಗ ಬುಕ್ ಮಾಡಿ: ಅದಕ್ಕೆ ಮೊದಲೇ ಪಾವತಿಸಿರುತ್ತೀರಿ.`,
  login: 'ತರಗತಿ ಖರೀದಿಸಲು ಲಾಗ್ ಇನ್ ಮಾಡಿ: ಅವು ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿರುತ್ತವೆ.',
  loginWay: 'ಲಾಗ್ ಇನ್ ಮಾಡಿ',
  goOn: 'ಪಾವತಿಗೆ ಮುಂದುವರಿಯಿರಿ',
  goingOn: 'ಒಂದು ಕ್ಷಣ…',
  bought: (lessons) => (lessons === 1 ? '1 ತರಗತಿ ಈಗ ನಿಮ್ಮದು.' : `${lessons} ತರಗತಿಗಳು ಈಗ ನಿಮ್ಮವು.`),
  boughtWhy: 'ಸಮಯ ಆಯ್ಕೆ ಮಾಡಿ, ಮತ್ತು ಖರೀದಿಸಿದ ತರಗತಿಯಿಂದ ಪಾವತಿಸಿ.',
  book: 'ತರಗತಿ ಬುಕ್ ಮಾಡಿ',
  refused: 'ತರಗತಿಗಳನ್ನು ಖರೀದಿಸಲಾಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};
