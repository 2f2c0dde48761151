import { addDays, type DaySpan, WEEK } from '@nukkad/platform/calendar';
import { limits, type SlotsAnswer } from '@nukkad/platform/contract';
import type { SlotGroup } from '@nukkad/shared-ui';
import { text } from './move.text';

type Day = SlotsAnswer['days'][number];

/** Number of weeks that can be browsed. */
export const WEEKS = Math.floor(limits.slotDays / WEEK);

/** Range to request, both days included; week 0 begins today. */
export function weekOf(today: string, week: number): DaySpan {
  const from = addDays(today, week * WEEK);
  return { from, to: addDays(from, WEEK - 1) };
}

/** Day to show: the selected one, else the first with a free slot, else the first. */
export function shownDay(days: readonly Day[], chosen: string | null): Day | null {
  const own = days.find(({ date }) => date === chosen);
  return own ?? days.find(({ free }) => free > 0) ?? days[0] ?? null;
}

/** Slots of a day; the appointment's current one is not selectable. */
export function groupsOf({ groups }: Day, now: string): SlotGroup[] {
  return groups.map(({ part, slots }) => ({
    title: text.parts[part],
    slots: slots.map(({ time, taken, start }) => ({
      time,
      state: taken === null && !isSame(start, now) ? 'free' : 'taken',
    })),
  }));
}

/** Start instant of a day's slot. */
export function startOf({ groups }: Day, time: string): string | null {
  const slots = groups.flatMap((group) => group.slots);
  return slots.find((slot) => slot.time === time)?.start ?? null;
}

/** Time of day of a start instant; null if it is on another day. */
export function timeOf({ groups }: Day, start: string | null): string | null {
  if (start === null) return null;
  const slots = groups.flatMap((group) => group.slots);
  return slots.find((slot) => isSame(slot.start, start))?.time ?? null;
}

/** Some times are free; all are booked; or none is offered: closed, too soon, too far, or over. */
export type DayState = 'free' | 'full' | 'none';

export function dayState({ free, groups }: Day): DayState {
  if (free > 0) return 'free';
  const slots = groups.flatMap((group) => group.slots);
  return slots.some(({ taken }) => taken === 'booked') ? 'full' : 'none';
}

/** Free times of a day, in words of a chip: `3 free`, `full`. */
export function freeWords(day: Day): string {
  const state = dayState(day);
  return state === 'free' ? text.free(day.free) : text.notFree[state];
}

// Compare instants, not texts: with and without milliseconds.
const isSame = (a: string, b: string) => Date.parse(a) === Date.parse(b);
