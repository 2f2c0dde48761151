import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './week-grid.text';

export const text: Translation<typeof english> = {
  time: 'ಸಮಯ',
  nothingPlanned: 'ಏನೂ ನಿಗದಿಯಾಗಿಲ್ಲ',
  pickTime: (time, day) => `${day}, ${time} ಆಯ್ಕೆ ಮಾಡಿ`,
  until: (time, day) => ` ರಿಂದ ${time} ವರೆಗೆ, ${day}`,
  pickTimeIn: (time, day, what) => `${day}, ${time} ಆಯ್ಕೆ ಮಾಡಿ, ${what}`,
  allDay: 'ಇಡೀ ದಿನ',
  timeOn: (day, time) => `${day}, ${time}`,
  isTaken: 'ಖಾಲಿ ಇಲ್ಲ',
  moving: (title) =>
    `${title}: ಸಮಯ ಬದಲಾಯಿಸಲಾಗುತ್ತಿದೆ. ಬಾಣದ ಕೀಗಳಿಂದ ಬೇರೆ ಸಮಯ ಆಯ್ಕೆ ಮಾಡಿ, Enter ಒತ್ತಿ ಅಲ್ಲಿ ಇರಿಸಿ, Escape ಒತ್ತಿ ಇದ್ದಂತೆ ಬಿಡಿ.`,
  staysWhereItWas: (title) => `${title}: ಸಮಯ ಬದಲಾಗಿಲ್ಲ.`,
  spanChosen: (day, from, to) =>
    `${day}, ${from} ರಿಂದ ${to} ವರೆಗೆ. Enter ಒತ್ತಿ ಆಯ್ಕೆ ಮಾಡಿ, Escape ಒತ್ತಿ ಬಿಟ್ಟುಬಿಡಿ.`,
};
