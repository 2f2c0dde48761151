import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './carousel.text';

export const text: Translation<typeof english> = {
  carousel: 'ಕ್ಯಾರೊಸೆಲ್',
  slide: 'ಸ್ಲೈಡ್',
  slideOf: (slide, slides, label) => `${slides}ರಲ್ಲಿ ${slide}: ${label}`,
  positionText: (place, places) => `${place} / ${places}`,
  previousSlide: 'ಹಿಂದಿನ ಸ್ಲೈಡ್',
  nextSlide: 'ಮುಂದಿನ ಸ್ಲೈಡ್',
  toSlide: (slide) => `ಸ್ಲೈಡ್ ${slide}ಕ್ಕೆ ಹೋಗಿ`,
  pause: 'ನಿಲ್ಲಿಸಿ',
  play: 'ಚಲಾಯಿಸಿ',
};
