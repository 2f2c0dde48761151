import type { BookingKind } from './wire';

/** Kinds of bookings by profession slug, the default one last. */
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

/** Kinds of bookings of a profession; `appointment` for a new one. */
export const bookingKinds = (profession: string): readonly BookingKind[] =>
  kinds[profession] ?? ['appointment'];
