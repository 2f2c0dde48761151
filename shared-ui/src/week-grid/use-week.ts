import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { meantKey } from '../grid/meant-key';
import { useRoving } from '../grid/roving';
import { type Spot, settled, spotAfter } from './week.model';

interface Week {
  days: readonly string[];
  /** Number of stops per day and row. */
  stops: readonly number[][];
  /** The day visible on a narrow screen. */
  shown: number;
  /** Initial row of the keyboard. */
  first: number;
  onSelect: (day: string) => void;
  onWeek: ((step: 1 | -1) => void) | undefined;
}

/** Value of every stop's `data-spot`. */
export const spotName = ({ day, row, stop }: Spot) => `${day}.${row}.${stop}`;

/** Keyboard position in a week, and its moves. */
export function useWeek({ days, stops, shown, first, onSelect, onWeek }: Week) {
  const [at, setAt] = useFollowing(shown, first);
  const stop = spotName(settled(at, stops));
  const roving = useRoving(stop);

  function go(next: Spot) {
    setAt(next);
    roving.follow();
    const day = days[next.day];
    if (day && isHidden(roving.ref.current, next)) onSelect(day);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const key = meantKey(event);
    if (!key) return;
    if (onWeek && (key === 'PageUp' || key === 'PageDown')) {
      event.preventDefault();
      return onWeek(key === 'PageUp' ? -1 : 1);
    }
    const next = spotAfter(key, settled(at, stops), stops);
    if (!next) return;
    event.preventDefault();
    go(next);
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    roving.onFocus();
    const [day, row, stop] = target.dataset.spot?.split('.').map(Number) ?? [];
    if (day !== undefined && row !== undefined && stop !== undefined) setAt({ day, row, stop });
  }

  return {
    stop,
    back: roving.follow,
    grid: { ref: roving.ref, onKeyDown, onFocus, onBlur: roving.onBlur },
  };
}

// A day selected from outside moves the stop too: others may be hidden.
function useFollowing(shown: number, first: number) {
  const [at, setAt] = useState<Spot>({ day: shown, row: first, stop: 0 });
  const [known, setKnown] = useState(shown);
  if (shown !== known) {
    setKnown(shown);
    setAt({ ...at, day: shown, stop: 0 });
  }
  return [at, setAt] as const;
}

/** One day is rendered on a narrow screen; only the stylesheet decides it. */
function isHidden(grid: HTMLElement | null, spot: Spot): boolean {
  const cell = grid?.querySelector(`[data-spot="${spotName(spot)}"]`)?.closest('[role="gridcell"]');
  return cell ? getComputedStyle(cell).display === 'none' : false;
}
