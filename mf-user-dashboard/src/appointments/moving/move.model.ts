import { addDays, type DaySpan, WEEK } from '@nukkad/platform/calendar';
import { limits, type SlotsAnswer } from '@nukkad/platform/contract';
import type { SlotGroup } from '@nukkad/shared-ui';
import { text } from './move.text';

type Day = SlotsAnswer['days'][number];

/** So many weeks can be leafed through. */
export const WEEKS = Math.floor(limits.slotDays / WEEK);

/** The days to ask for, both counted; week 0 begins today. */
export function weekOf(today: string, week: number): DaySpan {
  const from = addDays(today, week * WEEK);
  return { from, to: addDays(from, WEEK - 1) };
}

/** The day to show: the one that was chosen, else the first with a free time, else the first. */
export function shownDay(days: readonly Day[], chosen: string | null): Day | null {
  const own = days.find(({ date }) => date === chosen);
  return own ?? days.find(({ free }) => free > 0) ?? days[0] ?? null;
}

/** The times of a day; the one it has now cannot be chosen again. */
export function groupsOf({ groups }: Day, now: string): SlotGroup[] {
  return groups.map(({ part, slots }) => ({
    title: text.parts[part],
    slots: slots.map(({ time, taken, start }) => ({
      time,
      state: taken === null && !isSame(start, now) ? 'free' : 'taken',
    })),
  }));
}

/** When a time of a day begins. */
export function startOf({ groups }: Day, time: string): string | null {
  const slots = groups.flatMap((group) => group.slots);
  return slots.find((slot) => slot.time === time)?.start ?? null;
}

/** The time on a day's clock that begins then; null for one of another day. */
export function timeOf({ groups }: Day, start: string | null): string | null {
  if (start === null) return null;
  const slots = groups.flatMap((group) => group.slots);
  return slots.find((slot) => isSame(slot.start, start))?.time ?? null;
}

// Two spellings of one instant: with and without milliseconds.
const isSame = (a: string, b: string) => Date.parse(a) === Date.parse(b);
