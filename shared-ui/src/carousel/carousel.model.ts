/** Current or target position of the slides. */
export interface Place {
  /** First visible slide, from 0. */
  index: number;
  /** Fully visible slides. */
  perView: number;
  /** Number of positions: fewer than slides when several are visible and it does not loop. */
  stops: number;
  slides: number;
  isEndless: boolean;
}

/** The keen-slider fields used here. */
export interface Measured {
  options: { loop?: unknown };
  animator: { targetIdx: number | null };
  track: {
    absToRel: (index: number) => number;
    details: { abs: number; maxIdx: number; slides: readonly { size: number }[] } | null;
  };
}

/** A slide counts as visible with up to this share of its width cut off: widths are rounded. */
const ROUNDING = 0.02;

/** The current place; the same object while unchanged. Null when there are no slides. */
export function carouselPosition(
  { options, animator, track }: Measured,
  before: Place | null,
): Place | null {
  if (track.details === null) return null;
  const { abs, maxIdx, slides } = track.details;
  const isEndless = Boolean(options.loop);
  const perView = Math.max(1, Math.floor(1 / slides[0]!.size + ROUNDING));
  const place: Place = {
    index: track.absToRel(animator.targetIdx ?? abs),
    perView: Math.min(perView, slides.length),
    stops: isEndless ? slides.length : maxIdx + 1,
    slides: slides.length,
    isEndless,
  };
  return before !== null && isSame(place, before) ? before : place;
}

function isSame(one: Place, other: Place): boolean {
  return (Object.keys(one) as (keyof Place)[]).every((key) => one[key] === other[key]);
}

/** Whether a slide is visible, focusable and pressable. */
export function inView({ index, perView, slides }: Place, slide: number): boolean {
  return (slide - index + slides) % slides < perView;
}

export function canGo({ index, stops, isEndless }: Place, by: -1 | 1): boolean {
  return isEndless || (index + by >= 0 && index + by < stops);
}
