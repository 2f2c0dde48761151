import { safeStorage } from '@nukkad/platform';

const KEYS = 'nukkad-booking-keys';
const storage = safeStorage(() => window.sessionStorage);

/** The key of a guest's booking made in this tab. */
export function bookingKey(bookingId: string): string | null {
  return keys()[bookingId] ?? null;
}

export function storeBookingKey(bookingId: string, key: string): void {
  storage.set(KEYS, JSON.stringify({ ...keys(), [bookingId]: key }));
}

function keys(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(storage.get(KEYS) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {};
  } catch {
    return {};
  }
}
