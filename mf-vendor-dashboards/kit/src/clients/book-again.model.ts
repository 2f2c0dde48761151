import type {
  BookingKind,
  ClientBookingOrder,
  PracticeCalendar,
  PracticeSettings,
} from '@nukkad/platform/contract';
import { formatClock } from '@nukkad/platform/format';
import { freeTimes } from '../booking/booking.model';
import { startAt } from '../booking/clock.model';

/** Another booking of a client, as it is typed. */
export interface TypedAgain {
  kind: BookingKind | null;
  service: string | null;
  hours: number | null;
  day: string | null;
  /** The chosen instant. */
  start: string | null;
  about: string;
}

/** The usual kind stands last among them. */
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

/** How long it takes: the hours of a hire, the service's time, else the usual length. */
export function minutesAsked(
  { kind, service, hours }: Pick<TypedAgain, 'kind' | 'service' | 'hours'>,
  { services }: Pick<PracticeSettings, 'services'>,
  usual: number,
): number {
  if (kind === 'hire') return (hours ?? 1) * 60;
  return services.find(({ _id }) => _id === service)?.minutes ?? usual;
}

/** When it can begin on a day, as choices; nothing that is over. */
export function startsOn(calendar: PracticeCalendar, day: string, minutes: number, now: Date) {
  return freeTimes(calendar, day, minutes)
    .map((time) => ({ value: startAt(day, time, calendar.timeZone), label: formatClock(time) }))
    .filter(({ value }) => Date.parse(value) > now.getTime());
}
