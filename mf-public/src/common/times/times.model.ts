import { addDays } from '@nukkad/platform/calendar/intl';
import {
  type BookableSlot,
  type BookingKind,
  limits,
  type SlotsAnswer,
} from '@nukkad/platform/contract';
import { formatTime } from '@nukkad/platform/format';
import { text } from './times.text';

type Day = SlotsAnswer['days'][number];
type Group = Day['groups'][number];

/** A selected slot and its day. */
export interface ChosenSlot {
  date: string;
  start: string;
}

/** The same, with the selection it is long enough for. */
export interface ChosenTime extends ChosenSlot {
  wanted: Wanted;
}

export const DAYS_SHOWN = 7;

/** Number of weeks that can be browsed. */
export const WEEKS_AHEAD = Math.floor(limits.slotDays / DAYS_SHOWN);

/** Range to request, both days included; week 0 begins today. */
export function weekRange(today: string, week: number): { from: string; to: string } {
  const from = addDays(today, week * DAYS_SHOWN);
  return { from, to: addDays(from, DAYS_SHOWN - 1) };
}

/** Day to show: the selected one, else the first with a free slot, else the first. */
export function shownDay(days: readonly Day[], chosen: string | null): Day | null {
  const own = days.find(({ date }) => date === chosen);
  return own ?? days.find(({ free }) => free > 0) ?? days[0] ?? null;
}

/**
 * What a day is to whoever wants a time: some are free; all are booked, and one may become free; none
 * is offered, as it is closed, too soon, too far, or over.
 */
export type DayState = 'free' | 'full' | 'none';

export function stateOf({ free, groups }: Day): DayState {
  if (free > 0) return 'free';
  const isBooked = groups.some(({ slots }) => slots.some(({ taken }) => taken === 'booked'));
  return isBooked ? 'full' : 'none';
}

export const freeIn = ({ slots }: Group): number =>
  slots.filter(({ taken }) => taken === null).length;

/** Initially open part of the day: with the selected slot, else the first free one. */
export function openPart({ groups }: Day, chosen: string | null): Group['part'] | undefined {
  const own = groups.find(({ slots }) => slots.some(({ start }) => start === chosen));
  return (own ?? groups.find((group) => freeIn(group) > 0))?.part;
}

/** `14:30` is shown as `2:30`: the part of the day says the rest. */
export function shortTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`;
}

/** Accessible name of a slot: `2:30 PM, Saturday 21 November 2026, IST`. */
export function slotName({ start, taken }: BookableSlot, day: string): string {
  const name = text.slot(formatTime(start), day);
  return taken === null ? name : `${name}, ${text.taken[taken]}`;
}

/** Selection that slots must fit: only long enough ones count as free. */
export interface Wanted {
  kind: BookingKind;
  /** Id of one of the vendor's services. */
  service: string | null;
  /** Duration of a hire. */
  hours: number | null;
}

/** Initial selection among a profession's kinds: new clients begin with a trial. */
export function firstWanted([kind = 'appointment']: readonly BookingKind[]): Wanted {
  return { kind, service: null, hours: kind === 'hire' ? 1 : null };
}

/** The selection as query parameters, without empty ones. */
export function wantedQuery({ kind, service, hours }: Wanted) {
  return {
    kind,
    ...(service !== null && { service }),
    ...(hours !== null && { hours }),
  };
}

/** Address of the booking page; without `start`, a time is chosen there. */
export function bookAddress(vendorId: string, wanted: Wanted, start: string | null): string {
  const query = new URLSearchParams({ id: vendorId });
  if (start !== null) query.set('at', start);
  for (const [name, value] of Object.entries(wantedQuery(wanted))) query.set(name, String(value));
  return `/book?${query}`;
}
