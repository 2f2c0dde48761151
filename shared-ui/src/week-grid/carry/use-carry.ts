import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { minutesOf, timeAt } from '../../day/day.model';
import { meantKey } from '../../grid/meant-key';
import type { Hours } from '../week.model';
import type { WeekEntry } from '../week-entry';
import { text } from '../week-grid.text';
import { type Bounds, type Carry, carriedBy, isSamePlace, stretchedBy } from './carry.model';
import type { Gesture } from './gesture.model';
import { firstCells, startGesture } from './start-gesture';

interface Options {
  days: readonly string[];
  entries: readonly WeekEntry[];
  hours: Hours;
  bounds: Bounds;
  grid: RefObject<HTMLElement | null>;
  /** "Tue 18 Nov, 10:30 AM", and whether it is taken. */
  placeWords: (carry: Carry) => string;
  onMove: ((id: string, day: string, time: string) => void) | undefined;
  onPickSpan: ((day: string, from: string, to: string) => void) | undefined;
  /** A narrow screen has to show another day. */
  onShow: (day: string) => void;
  /** Keyboard focus returns to the grid. */
  onBack: () => void;
}

export interface Held {
  carry: Carry;
  /** Position at pickup. */
  begun: Carry;
  title: string;
  isByKey: boolean;
}

/** Moves entries and selects time ranges, by pointer and by keyboard. */
export function useCarry(options: Options) {
  const { days, onMove, onPickSpan, placeWords, bounds } = options;
  const [held, setHeld] = useState<Held | null>(null);
  const [said, setSaid] = useState('');
  const takeUp = useTakeUp(options);

  function drop({ carry, begun, title }: Held) {
    setHeld(null);
    const day = days[carry.day];
    if (day === undefined) return;
    if (carry.id === null) return onPickSpan?.(day, timeAt(carry.start), timeAt(carry.end));
    if (isSamePlace(carry, begun)) return setSaid(text.staysWhereItWas(title));
    setSaid('');
    onMove?.(carry.id, day, timeAt(carry.start));
  }

  function leave({ title, carry }: Held) {
    setHeld(null);
    setSaid(carry.id === null ? '' : text.staysWhereItWas(title));
  }

  const pointer = usePointer({ ...options, takeUp, onHold: setHeld, onDrop: drop, onLeave: leave });

  /** Returns whether the key started something. */
  function onGridKey(event: KeyboardEvent<HTMLElement>): boolean {
    const begun = begunBy(event, takeUp(event.target), bounds);
    if (!begun) return false;
    event.preventDefault();
    setHeld({ ...begun, isByKey: true });
    setSaid(begun.carry.id === null ? placeWords(begun.carry) : text.moving(begun.title));
    return true;
  }

  function onCarryKey(event: KeyboardEvent<HTMLElement>) {
    if (!held || event.key === 'Shift') return;
    event.preventDefault();
    event.stopPropagation();
    const key = (event.shiftKey ? event.key : meantKey(event)) ?? '';
    const next = held.carry.id === null ? stretchedBy : carriedBy;
    const carry = next(key, held.carry, bounds);
    if (carry) {
      setHeld({ ...held, carry });
      setSaid(placeWords(carry));
      return showDay(options, carry.day);
    }
    endBy(key, held);
  }

  function endBy(key: string, carried: Held) {
    if (key !== 'Enter' && key !== 'Escape' && key !== 'Tab') return;
    options.onBack();
    if (key === 'Enter') drop(carried);
    else leave(carried);
  }

  const onLeave = () => held?.isByKey && leave(held);
  return { held, said, onGridKey, onCarryKey, onLeave, onPointerDown: pointer };
}

type TakenUp = Omit<Held, 'isByKey'>;

/** Target of a press: an entry, or the free time of a cell. */
function useTakeUp({ days, entries, bounds, onMove, onPickSpan }: Options) {
  return (target: EventTarget): TakenUp | undefined => {
    if (!(target instanceof Element)) return undefined;
    const part = target.closest<HTMLElement>('[data-entry], [data-time]');
    const entry = entries.find(({ id }) => id === part?.dataset.entry);
    if (entry) {
      const day = days.indexOf(entry.day);
      if (!onMove || entry.isFixed || day < 0) return undefined;
      const [start, end] = [minutesOf(entry.start), minutesOf(entry.end)];
      const carry = { id: entry.id, day, start, end, anchor: start };
      return { carry, begun: carry, title: entry.title };
    }
    const { time, spot } = part?.dataset ?? {};
    if (!onPickSpan || time === undefined || spot === undefined) return undefined;
    const start = minutesOf(time);
    const day = Number.parseInt(spot, 10);
    const carry = { id: null, day, start, end: start + bounds.snap, anchor: start };
    return { carry, begun: carry, title: '' };
  };
}

function begunBy(event: KeyboardEvent<HTMLElement>, taken: TakenUp | undefined, bounds: Bounds) {
  if (!taken || event.altKey || event.metaKey || event.ctrlKey) return undefined;
  if (taken.carry.id !== null) return event.key.toLowerCase() === 'm' ? taken : undefined;
  if (!event.shiftKey) return undefined;
  const carry = stretchedBy(event.key, taken.carry, bounds);
  return carry && { ...taken, carry };
}

interface PointerOptions extends Options {
  takeUp: (target: EventTarget) => TakenUp | undefined;
  onHold: (held: Held | null) => void;
  onDrop: (held: Held) => void;
  onLeave: (held: Held) => void;
}

/** A mouse and a pen drag at once; a finger scrolls, unless it was held still before. */
function usePointer({ takeUp, grid, days, hours, bounds, ...on }: PointerOptions) {
  const running = useRef<{ pointerId: number; stop: () => void } | null>(null);
  const finger = useFinger(grid);
  useEffect(() => () => running.current?.stop(), []);

  return (down: PointerEvent<HTMLElement>) => {
    const { pointerId, button, pointerType, nativeEvent } = down;
    // A second finger ends the gesture, and starts none.
    if (running.current && running.current.pointerId !== pointerId) return;
    running.current?.stop();
    running.current = null;
    const taken = button === 0 ? takeUp(down.target) : undefined;
    if (!taken || !grid.current) return;
    const holding = (carry: Carry): Held => ({ ...taken, carry, isByKey: false });
    const stop = startGesture({
      ...{ down: nativeEvent, begun: taken.carry, grid: grid.current, hours, bounds },
      onGesture(gesture) {
        if (gesture === 'over') running.current = null;
        else if (pointerType === 'touch') finger.current = gesture;
      },
      onCarry: (carry) => on.onHold(holding(carry)),
      onTurn: (column) => days[column] !== undefined && on.onShow(days[column]),
      onEnd(carry) {
        swallowClick();
        if (carry) on.onDrop(holding(carry));
        else on.onLeave(holding(taken.carry));
      },
    });
    running.current = { pointerId, stop };
    finger.current = pointerType === 'touch' ? 'pressing' : null;
  };
}

/**
 * Touch listeners of the grid: during a drag the page neither scrolls nor receives a click.
 * Browsers consult these listeners at touchstart, so they are always attached.
 */
function useFinger(grid: RefObject<HTMLElement | null>) {
  const finger = useRef<Gesture | null>(null);
  useEffect(() => {
    const element = grid.current;
    const isCarrying = () => finger.current === 'carrying';
    const keep = (event: Event) => isCarrying() && event.cancelable && event.preventDefault();
    const lift = (event: TouchEvent) => {
      keep(event);
      if (event.touches.length === 0) finger.current = null;
    };
    // A long press opens a context menu, which would end the gesture.
    const menu = (event: Event) => finger.current !== null && event.preventDefault();
    element?.addEventListener('touchmove', keep, { passive: false });
    element?.addEventListener('touchend', lift, { passive: false });
    element?.addEventListener('touchcancel', lift);
    element?.addEventListener('contextmenu', menu);
    return () => {
      element?.removeEventListener('touchmove', keep);
      element?.removeEventListener('touchend', lift);
      element?.removeEventListener('touchcancel', lift);
      element?.removeEventListener('contextmenu', menu);
    };
  }, [grid]);
  return finger;
}

// The click after a drag must not reach the element below.
function swallowClick() {
  const stop = (event: Event) => event.stopPropagation();
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 0);
}

/** One day is rendered on a narrow screen; only the stylesheet decides it. */
function showDay({ grid, days, onShow }: Options, column: number) {
  const [cell, day] = [firstCells(grid.current)[column], days[column]];
  if (cell && day && getComputedStyle(cell).display === 'none') onShow(day);
}
