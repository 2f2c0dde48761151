import type {
  BookingKind,
  ClientBookingOrder,
  PracticeCalendar,
  PracticeSettings,
} from '@nukkad/platform/contract';
import { formatClock } from '@nukkad/platform/format';
import { freeTimes } from '../../common/booking/booking.model';
import { startAt } from '../../common/booking/clock.model';

/** Form values of a repeat booking. */
export interface TypedAgain {
  kind: BookingKind | null;
  service: string | null;
  hours: number | null;
  day: string | null;
  /** ISO instant; null until one is chosen. */
  start: string | null;
  about: string;
}

/** Initial values; the default kind is the last in the list. */
export const emptyAgain = (kinds: readonly BookingKind[]): TypedAgain => ({
  kind: kinds.at(-1) ?? null,
  service: null,
  hours: 1,
  day: null,
  start: null,
  about: '',
});

export function againOrder(clientId: string, typed: TypedAgain): ClientBookingOrder {
  const { kind, service, hours, start, about } = typed;
  return {
    clientId,
    kind: kind ?? 'appointment',
    start: start ?? '',
    ...(service !== null && { service }),
    ...(kind === 'hire' && { hours: hours ?? 1 }),
    ...(about.trim() !== '' && { about: about.trim() }),
  };
}

/** Duration in minutes: hired hours, else the service's length, else the default slot. */
export function minutesAsked(
  { kind, service, hours }: Pick<TypedAgain, 'kind' | 'service' | 'hours'>,
  { services }: Pick<PracticeSettings, 'services'>,
  usual: number,
): number {
  if (kind === 'hire') return (hours ?? 1) * 60;
  return services.find(({ _id }) => _id === service)?.minutes ?? usual;
}

/** Free start times of a day as choices, past ones left out. */
export function startsOn(calendar: PracticeCalendar, day: string, minutes: number, now: Date) {
  return freeTimes(calendar, day, minutes, now).map((time) => ({
    value: startAt(day, time, calendar.timeZone),
    label: formatClock(time),
  }));
}
