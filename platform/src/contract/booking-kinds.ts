import type { BookingKind } from './wire';

/** What people of a profession are booked for, by its slug, the usual one last. */
const kinds: Record<string, readonly BookingKind[]> = {
  doctor: ['appointment'],
  teacher: ['trial', 'lesson'],
  ca: ['consultation'],
  advocate: ['consultation'],
  engineer: ['hire'],
  labour: ['hire'],
  officer: [],
  'govt-officer': [],
};

/** What people of a profession are booked for; a new profession's for an appointment. */
export const bookingKinds = (profession: string): readonly BookingKind[] =>
  kinds[profession] ?? ['appointment'];
