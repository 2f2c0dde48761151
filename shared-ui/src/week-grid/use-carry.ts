import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { minutesOf, timeAt } from '../day/day.model';
import { meantKey } from '../grid/meant-key';
import * as words from '../words';
import {
  type Bounds,
  type Carry,
  carriedBy,
  carriedTo,
  isSamePlace,
  pointAt,
  stretchedBy,
  stretchedTo,
} from './carry.model';
import type { Hours } from './week.model';
import type { WeekEntry } from './week-entry';

/** So many pixels are still a press. */
const STILL = 6;

interface Options {
  days: readonly string[];
  entries: readonly WeekEntry[];
  hours: Hours;
  bounds: Bounds;
  grid: RefObject<HTMLElement | null>;
  /** "Tue 18 Nov, 10:30 AM", and that it is taken. */
  placeWords: (carry: Carry) => string;
  onMove: ((id: string, day: string, time: string) => void) | undefined;
  onPickSpan: ((day: string, from: string, to: string) => void) | undefined;
  /** A narrow screen has to show another day. */
  onShow: (day: string) => void;
  /** The keyboard goes back to the grid. */
  onBack: () => void;
}

export interface Held {
  carry: Carry;
  /** Where it was taken up. */
  begun: Carry;
  title: string;
  isByKey: boolean;
}

/** Carries entries to other times and chooses stretches, by pointer and by keyboard. */
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
    if (isSamePlace(carry, begun)) return setSaid(words.staysWhereItWas(title));
    setSaid('');
    onMove?.(carry.id, day, timeAt(carry.start));
  }

  function leave({ title, carry }: Held) {
    setHeld(null);
    setSaid(carry.id === null ? '' : words.staysWhereItWas(title));
  }

  const pointer = usePointer({ ...options, takeUp, onHold: setHeld, onDrop: drop, onLeave: leave });

  /** Whether the key began something. */
  function onGridKey(event: KeyboardEvent<HTMLElement>): boolean {
    const begun = begunBy(event, takeUp(event.target), bounds);
    if (!begun) return false;
    event.preventDefault();
    setHeld({ ...begun, isByKey: true });
    setSaid(begun.carry.id === null ? placeWords(begun.carry) : words.moving(begun.title));
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
    if (key !== 'Enter' && key !== 'Escape' && key !== 'Tab') return;
    options.onBack();
    if (key === 'Enter') drop(held);
    else leave(held);
  }

  const onLeave = () => held?.isByKey && leave(held);
  return { held, said, onGridKey, onCarryKey, onLeave, onPointerDown: pointer };
}

type TakenUp = Omit<Held, 'isByKey'>;

/** What a press on a part of the grid can carry: its entry, or the free time it stands for. */
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

/** A finger scrolls; a mouse and a pen carry. */
function usePointer({ takeUp, grid, hours, bounds, onHold, onDrop, onLeave }: PointerOptions) {
  const stopListening = useRef<(() => void) | null>(null);
  useEffect(() => () => stopListening.current?.(), []);

  return (down: PointerEvent<HTMLElement>) => {
    const taken = down.button === 0 && down.pointerType !== 'touch' && takeUp(down.target);
    const from = pointOf(down.nativeEvent, grid.current, hours);
    if (!taken || !from) return;
    const grabbed = from.minutes - taken.carry.start;
    let held: Held | null = null;

    function pointermove(event: globalThis.PointerEvent) {
      const distance = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
      const at = pointOf(event, grid.current, hours);
      if (!taken || !at || (held === null && distance < STILL)) return;
      const carry =
        taken.carry.id === null
          ? stretchedTo(taken.carry, at.minutes, bounds)
          : carriedTo(taken.carry, at.day, at.minutes - grabbed, bounds);
      if (held && isSamePlace(held.carry, carry)) return;
      held = { ...taken, carry, isByKey: false };
      onHold(held);
    }

    function end(finish: (held: Held) => void) {
      stopListening.current?.();
      if (!held) return;
      swallowClick();
      finish(held);
    }

    stopListening.current?.();
    stopListening.current = listen({
      pointermove,
      pointerup: () => end(onDrop),
      pointercancel: () => end(onLeave),
      keydown: ({ key }) => key === 'Escape' && end(onLeave),
    });
  };
}

type Listeners = { [Name in keyof WindowEventMap]?: (event: WindowEventMap[Name]) => void };

/** Answers how to stop. */
function listen(listeners: Listeners): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of all) window.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of all) window.removeEventListener(name, listener);
  };
}

// The press that ends a drag is not one on what lies below.
function swallowClick() {
  const stop = (event: Event) => event.stopPropagation();
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 0);
}

const firstCells = (grid: HTMLElement | null) => [
  ...(grid
    ?.querySelector('[role="rowgroup"] > [role="row"]')
    ?.querySelectorAll('[role="gridcell"]') ?? []),
];

function pointOf({ clientX, clientY }: MouseEvent, grid: HTMLElement | null, hours: Hours) {
  const boxes = firstCells(grid).map((cell) => cell.getBoundingClientRect());
  return pointAt(clientX, clientY, boxes, hours);
}

/** On a narrow screen one day is drawn; the style sheet alone knows. */
function showDay({ grid, days, onShow }: Options, column: number) {
  const [cell, day] = [firstCells(grid.current)[column], days[column]];
  if (cell && day && getComputedStyle(cell).display === 'none') onShow(day);
}
