import type { Translation } from '../words/catalogue';
import type { text as english } from './favourites.text';

export const text: Translation<typeof english> = {
  notReached:
    'ನಿಮ್ಮ ಖಾತೆಯ ಮೆಚ್ಚಿನವುಗಳನ್ನು ತಲುಪಲಾಗಲಿಲ್ಲ, ಆದ್ದರಿಂದ ಸದ್ಯಕ್ಕೆ ಅವು ಈ ಸಾಧನದಲ್ಲೇ ಉಳಿಯುತ್ತವೆ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲು ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
  notSaved: 'ಇದನ್ನು ಉಳಿಸಲು ಆಗಲಿಲ್ಲ, ಆದ್ದರಿಂದ ನಿಮ್ಮ ಮೆಚ್ಚಿನವುಗಳು ಮೊದಲಿನಂತೆಯೇ ಇವೆ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};
