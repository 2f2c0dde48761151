/**
 * State of a pointer gesture: pressed, dragging, or finished. A mouse and a pen drag as soon as
 * they move; a moving finger scrolls, and drags only after a long press.
 */
export type Gesture = 'pressing' | 'carrying' | 'over';

export type GestureEvent =
  /** `distance` in pixels from the press. */
  | { type: 'moved'; distance: number }
  /** Held for `LONG_PRESS_MS`. */
  | { type: 'held' }
  /** Another pointer was pressed. */
  | { type: 'joined' }
  /** Released, or cancelled by the browser or Escape. */
  | { type: 'ended' };

/** Shorter than the 500 ms after which phones open a context menu. */
export const LONG_PRESS_MS = 400;

/** Movement tolerance in pixels. A finger trembles more than a mouse. */
const STILL = { mouse: 6, finger: 10 } as const;

export function nextGesture(gesture: Gesture, event: GestureEvent, isFinger: boolean): Gesture {
  if (gesture === 'over' || event.type === 'ended' || event.type === 'joined') return 'over';
  if (gesture === 'carrying') return 'carrying';
  if (event.type === 'held') return isFinger ? 'carrying' : 'pressing';
  if (event.distance < STILL[isFinger ? 'finger' : 'mouse']) return 'pressing';
  return isFinger ? 'over' : 'carrying';
}

/** Distance from the visible edge at which auto-scroll begins, in pixels. */
const EDGE = 64;
/** Speed at the very edge, in pixels per second. */
const FASTEST = 900;

/**
 * Auto-scroll speed during a drag at `y`, in pixels per second; negative is upwards. Increases
 * towards the edges of the visible area from `top` to `bottom`.
 */
export function edgeSpeed(y: number, top: number, bottom: number): number {
  const edge = Math.max(1, Math.min(EDGE, (bottom - top) / 3));
  const share = (distance: number) => Math.min(1, Math.max(0, (edge - distance) / edge));
  return FASTEST * (share(bottom - y) - share(y - top));
}

/** The screen's edge leaves no room beside the day, so its last pixels count. */
const SIDE = 24;

/** Neighbouring day requested at `x` when one day is visible: -1 previous, 1 next. */
export function sideOf(x: number, { left, right }: { left: number; right: number }): -1 | 0 | 1 {
  if (x < left) return -1;
  return x > right - SIDE ? 1 : 0;
}
