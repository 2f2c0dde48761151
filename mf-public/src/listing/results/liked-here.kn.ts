import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './liked-here.text';

export const text: Translation<typeof english> = {
  title: 'ನಿಮ್ಮ ಮೆಚ್ಚಿನವು ಈ ಸಾಧನದಲ್ಲಿ ಮಾತ್ರ ಇವೆ',
  login: 'ಲಾಗ್ ಇನ್ ಮಾಡಿ',
  why: 'ಮತ್ತು ಬೇರೆಡೆ ಮೆಚ್ಚಿದವರನ್ನು ನೋಡಿ, ಇವರನ್ನು ಎಲ್ಲೆಡೆ ಉಳಿಸಿಕೊಳ್ಳಿ.',
};
