import type { BookingKind } from '@nukkad/platform/contract';
import { formatDate } from '@nukkad/platform/format';

/** Texts of invoices. */

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
export const bookingLine = ({ kind, service, startsAt, timeZone }: Charged): string =>
  `${service ?? kinds[kind]}, ${formatDate(startsAt, timeZone)}`;

/** `5 lessons of 50 minutes` */
export const packageLine = (lessons: number, minutes: number): string =>
  `${lessons === 1 ? '1 lesson' : `${lessons} lessons`} of ${minutes} minutes`;
