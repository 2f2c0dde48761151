import { minutesOf } from '@nukkad/platform/calendar';
import type { BookingKind, ClientBookingOrder, PracticeSettings } from '@nukkad/platform/contract';
import type { Picked } from '@nukkad/shared-ui';

/** Form values of a booking for a client. */
export interface TypedBooking {
  who: 'known' | 'new';
  client: Picked | null;
  name: string;
  phone: string;
  kind: BookingKind | null;
  service: string | null;
  hours: number | null;
  about: string;
}

export const emptyBooking = (offers: PracticeSettings): TypedBooking => ({
  who: 'known',
  client: null,
  name: '',
  phone: '',
  kind: offers.kinds[0] ?? null,
  service: null,
  hours: 1,
  about: '',
});

/** Request body; `hours` only for a service hired by the hour. */
export function clientBookingOrder(typed: TypedBooking, start: string): ClientBookingOrder {
  const { who, client, name, phone, kind, service, hours, about } = typed;
  return {
    ...(who === 'known'
      ? { clientId: client?.id ?? '' }
      : { client: { name: name.trim(), phone: `+91${phone}` } }),
    kind: kind ?? 'appointment',
    start,
    ...(service !== null && { service }),
    ...(kind === 'hire' && { hours: hours ?? 1 }),
    ...(about.trim() !== '' && { about: about.trim() }),
  };
}

export const nameOf = ({ who, client, name }: TypedBooking): string =>
  who === 'known' ? (client?.label ?? '') : name.trim();

/** Every `stepMinutes` from 00:00 to the end of the day, both included. */
export function timesOfDay(stepMinutes: number): string[] {
  const count = Math.floor(minutesOf('24:00') / stepMinutes);
  const two = (part: number) => String(part).padStart(2, '0');
  return Array.from({ length: count + 1 }, (_, index) => {
    const minutes = index * stepMinutes;
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  });
}
