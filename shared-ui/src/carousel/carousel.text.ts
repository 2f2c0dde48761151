export const text = {
  carousel: 'carousel',
  slide: 'slide',
  slideOf: (slide: number, slides: number, label: string) => `${slide} of ${slides}: ${label}`,
  positionText: (place: number, places: number) => `${place} / ${places}`,
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  toSlide: (slide: number) => `Go to slide ${slide}`,
  pause: 'Pause',
  play: 'Play',
} as const;
