import type { Hours } from '../week.model';
import {
  type Bounds,
  type Carry,
  carriedTo,
  isDrawn,
  isSamePlace,
  pointAt,
  stretchedTo,
} from './carry.model';
import {
  edgeSpeed,
  type Gesture,
  type GestureEvent,
  LONG_PRESS_MS,
  nextGesture,
  sideOf,
} from './gesture.model';

/** Milliseconds at an edge until the next day is shown. */
const TURN_MS = 700;
/** Longest frame in milliseconds, so that the page does not jump on a slow machine. */
const FRAME_MS = 50;
/** Vibration in milliseconds that confirms a pickup by touch. */
const TICK_MS = 12;

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

interface Options {
  down: PointerEvent;
  /** Entry or range at the pickup. */
  begun: Carry;
  grid: HTMLElement;
  hours: Hours;
  bounds: Bounds;
  /** Called before any other effect. */
  onGesture: (gesture: Gesture) => void;
  onCarry: (carry: Carry) => void;
  /** Another day should be shown, where one is visible. */
  onTurn: (column: number) => void;
  /** Drop position; null when cancelled. Not called for a press without a drag. */
  onEnd: (carry: Carry | null) => void;
}

/** Follows a pressed pointer until it is released or cancelled. Returns how to abort. */
export function startGesture(options: Options): () => void {
  const { down, begun, grid, hours, bounds, onGesture, onCarry, onTurn, onEnd } = options;
  const isFinger = down.pointerType === 'touch';
  const grabbed = (pointOf(down, grid, hours)?.minutes ?? begun.start) - begun.start;
  let gesture: Gesture = 'pressing';
  let carry: Carry | null = null;
  let last: Point = down;
  let stopEdges = () => {};

  function follow() {
    const at = pointOf(last, grid, hours);
    if (!at) return;
    const next =
      begun.id === null
        ? stretchedTo(begun, at.minutes, bounds)
        : carriedTo(begun, at.day, at.minutes - grabbed, bounds);
    if (carry && isSamePlace(carry, next)) return;
    carry = next;
    onCarry(next);
  }

  function happened(event: GestureEvent, isGivenUp = false) {
    const before = gesture;
    gesture = nextGesture(before, event, isFinger);
    if (gesture !== before) onGesture(gesture);
    if (gesture === 'carrying') {
      if (before === 'pressing') begin();
      follow();
    }
    if (gesture === 'over') end(isGivenUp);
  }

  function begin() {
    if (isFinger) navigator.vibrate?.(TICK_MS);
    stopEdges = watchEdges({ grid, at: () => last, onScrolled: follow, onTurn });
  }

  function end(isGivenUp: boolean) {
    stop();
    if (carry) onEnd(isGivenUp ? null : carry);
  }

  const isIt = ({ pointerId }: PointerEvent) => pointerId === down.pointerId;
  const held = setTimeout(() => happened({ type: 'held' }), LONG_PRESS_MS);
  const stopListening = listen({
    pointermove(event) {
      if (!isIt(event)) return;
      last = event;
      const distance = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
      happened({ type: 'moved', distance });
    },
    pointerdown: (event) => !isIt(event) && happened({ type: 'joined' }, true),
    pointerup: (event) => isIt(event) && happened({ type: 'ended' }),
    pointercancel: (event) => isIt(event) && happened({ type: 'ended' }, true),
    keydown: ({ key }) => key === 'Escape' && happened({ type: 'ended' }, true),
  });

  function stop() {
    clearTimeout(held);
    stopListening();
    stopEdges();
  }
  return stop;
}

interface Edges {
  grid: HTMLElement;
  at: () => Point;
  onScrolled: () => void;
  onTurn: (column: number) => void;
}

/** Scrolls or turns the day while dragging at the visible edge. */
function watchEdges({ grid, at, onScrolled, onTurn }: Edges): () => void {
  let before = performance.now();
  let rest = 0;
  let resting = { side: 0, since: before };
  let frame = requestAnimationFrame(look);

  function look(now: number) {
    const passed = Math.min(Math.max(0, now - before), FRAME_MS);
    before = now;
    scroll(passed);
    turn(now);
    frame = requestAnimationFrame(look);
  }

  function scroll(passed: number) {
    const { top, bottom } = seen();
    rest += (edgeSpeed(at().clientY, top, bottom) * passed) / 1000;
    const whole = Math.trunc(rest);
    rest -= whole;
    if (whole === 0 || !canScroll(whole)) return;
    window.scrollBy({ top: whole, behavior: 'instant' });
    onScrolled();
  }

  function turn(now: number) {
    const boxes = cellBoxes(grid);
    const drawn = boxes.filter(isDrawn);
    const side = drawn.length === 1 && drawn[0] ? sideOf(at().clientX, drawn[0]) : 0;
    if (side !== resting.side) resting = { side, since: now };
    if (side === 0 || now - resting.since < TURN_MS) return;
    resting = { side, since: now };
    onTurn(boxes.findIndex(isDrawn) + side);
    // The new day is rendered by then.
    requestAnimationFrame(onScrolled);
  }

  return () => cancelAnimationFrame(frame);
}

/** Visible area without fixed bars: the page's scroll padding. */
function seen() {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const pixels = (length: string) => Number.parseFloat(length) || 0;
  return { top: pixels(scrollPaddingTop), bottom: innerHeight - pixels(scrollPaddingBottom) };
}

function canScroll(step: number): boolean {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return step < 0 ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight;
}

type Listeners = { [Name in keyof WindowEventMap]?: (event: WindowEventMap[Name]) => void };

/** Returns how to stop. */
function listen(listeners: Listeners): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of all) window.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of all) window.removeEventListener(name, listener);
  };
}

/** The first row's cells: one per day. */
export const firstCells = (grid: HTMLElement | null) => [
  ...(grid
    ?.querySelector('[role="rowgroup"] > [role="row"]')
    ?.querySelectorAll('[role="gridcell"]') ?? []),
];

const cellBoxes = (grid: HTMLElement) =>
  firstCells(grid).map((cell) => cell.getBoundingClientRect());

function pointOf({ clientX, clientY }: Point, grid: HTMLElement, hours: Hours) {
  return pointAt(clientX, clientY, cellBoxes(grid), hours);
}
