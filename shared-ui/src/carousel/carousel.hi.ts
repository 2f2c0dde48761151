import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './carousel.text';

export const text: Translation<typeof english> = {
  carousel: 'कैरसेल',
  slide: 'स्लाइड',
  slideOf: (slide, slides, label) => `${slides} में से ${slide}: ${label}`,
  positionText: (place, places) => `${place} / ${places}`,
  previousSlide: 'पिछली स्लाइड',
  nextSlide: 'अगली स्लाइड',
  toSlide: (slide) => `स्लाइड ${slide} पर जाएँ`,
  pause: 'रोकें',
  play: 'चलाएँ',
};
