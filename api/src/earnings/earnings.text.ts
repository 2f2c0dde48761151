import type { BookingKind } from '@nukkad/platform/contract';

/** Words of invoices. */

const kinds: Record<BookingKind, string> = {
  appointment: 'Appointment',
  consultation: 'Consultation',
  trial: 'Trial lesson',
  lesson: 'Lesson',
  hire: 'Work by the hour',
};

interface Charged {
  kind: BookingKind;
  service: string | null;
  startsAt: Date;
  timeZone: string;
}

/** `Dental check-up, 21 Nov 2026` */
export function bookingLine({ kind, service, startsAt, timeZone }: Charged): string {
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone });
  return `${service ?? kinds[kind]}, ${day.format(startsAt)}`;
}

/** `5 lessons of 50 minutes` */
export const packageLine = (lessons: number, minutes: number): string =>
  `${lessons === 1 ? '1 lesson' : `${lessons} lessons`} of ${minutes} minutes`;
