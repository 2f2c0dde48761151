import { canGo, carouselPosition, inView, type Measured, type Place } from './carousel.model';

/** A keen-slider with this number and width of slides. */
function measured(slides: number, perView: number, now: Partial<Record<string, number>>): Measured {
  const {
    abs = 0,
    target = null,
    loop = 0,
  } = now as { abs?: number; target?: number | null; loop?: number };
  return {
    options: { loop: loop === 1 },
    animator: { targetIdx: target },
    track: {
      absToRel: (index) => ((index % slides) + slides) % slides,
      details: {
        abs,
        maxIdx: Math.max(0, slides - perView),
        slides: Array.from({ length: slides }, () => ({ size: 1 / perView })),
      },
    },
  };
}

test.each<[string, Measured, Partial<Place>]>([
  ['at the start', measured(4, 1, {}), { index: 0, perView: 1, stops: 4, isEndless: false }],
  ['three in view', measured(8, 3, { abs: 2 }), { index: 2, perView: 3, stops: 6 }],
  ['all in view', measured(2, 3, {}), { perView: 2, stops: 1 }],
  ['round and round', measured(4, 1, { abs: 5, loop: 1 }), { index: 1, stops: 4, isEndless: true }],
  ['backwards', measured(4, 1, { abs: -1, loop: 1 }), { index: 3 }],
  ['on its way', measured(4, 1, { abs: 0, target: 1 }), { index: 1 }],
])('%s', (_name, slider, expected) => {
  expect(carouselPosition(slider, null)).toMatchObject(expected);
});

test('a width that was rounded counts as whole', () => {
  const slider = measured(8, 3, {});
  slider.track.details!.slides = Array(8).fill({ size: 0.3335 });
  expect(carouselPosition(slider, null)?.perView).toBe(3);
});

test('the same place is the same object, another is another', () => {
  const before = carouselPosition(measured(4, 1, {}), null);
  expect(carouselPosition(measured(4, 1, {}), before)).toBe(before);
  expect(carouselPosition(measured(4, 1, { abs: 1 }), before)).not.toBe(before);
});

const place = (index: number, perView: number, slides: number, isEndless = false): Place => ({
  index,
  perView,
  slides,
  isEndless,
  stops: isEndless ? slides : slides - perView + 1,
});

test.each([
  [place(0, 1, 4), [0]],
  [place(2, 3, 8), [2, 3, 4]],
  [place(3, 2, 4, true), [0, 3]],
])('%j shows %j', (at, expected) => {
  const slides = Array.from({ length: at.slides }, (_, index) => index);
  expect(slides.filter((index) => inView(at, index))).toEqual(expected);
});

test.each([
  [place(0, 1, 4), false, true],
  [place(5, 3, 8), true, false],
  [place(0, 1, 4, true), true, true],
  [place(3, 1, 4, true), true, true],
])('%j: back %j, on %j', (at, back, on) => {
  expect([canGo(at, -1), canGo(at, 1)]).toEqual([back, on]);
});
