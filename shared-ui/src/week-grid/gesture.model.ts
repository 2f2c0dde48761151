/**
 * What a pressed pointer does: it waits, it carries, or it is done with. A mouse and a pen carry
 * once they move; a finger that moves scrolls, and carries only after it was held still.
 */
export type Gesture = 'pressing' | 'carrying' | 'over';

export type GestureEvent =
  /** `distance` in pixels from where it was pressed. */
  | { type: 'moved'; distance: number }
  /** It was pressed for `LONG_PRESS_MS`. */
  | { type: 'held' }
  /** Another pointer was pressed. */
  | { type: 'joined' }
  /** Released, cancelled by the browser, or by Escape. */
  | { type: 'ended' };

/** Shorter than the 500 ms after which phones open a menu. */
export const LONG_PRESS_MS = 400;

/** So many pixels are no movement yet. A finger trembles more than a mouse. */
const STILL = { mouse: 6, finger: 10 } as const;

export function nextGesture(gesture: Gesture, event: GestureEvent, isFinger: boolean): Gesture {
  if (gesture === 'over' || event.type === 'ended' || event.type === 'joined') return 'over';
  if (gesture === 'carrying') return 'carrying';
  if (event.type === 'held') return isFinger ? 'carrying' : 'pressing';
  if (event.distance < STILL[isFinger ? 'finger' : 'mouse']) return 'pressing';
  return isFinger ? 'over' : 'carrying';
}

/** So near to the end of what is seen the page begins to scroll, in pixels. */
const EDGE = 64;
/** At the very end, in pixels per second. */
const FASTEST = 900;

/**
 * How fast the page scrolls while something is carried at `y`, in pixels per second; below zero
 * towards its beginning. The nearer to the end of the visible part from `top` to `bottom`, the
 * faster.
 */
export function edgeSpeed(y: number, top: number, bottom: number): number {
  const edge = Math.max(1, Math.min(EDGE, (bottom - top) / 3));
  const share = (distance: number) => Math.min(1, Math.max(0, (edge - distance) / edge));
  return FASTEST * (share(bottom - y) - share(y - top));
}

/** At the end of a row there is no room beside the day, so its last pixels count. */
const SIDE = 24;

/** Which neighbour of the only day on the screen is asked for at `x`: -1 the day before, 1 the next. */
export function sideOf(x: number, { left, right }: { left: number; right: number }): -1 | 0 | 1 {
  if (x < left) return -1;
  return x > right - SIDE ? 1 : 0;
}
