import { safeStorage } from '@nukkad/platform';

const KEYS = 'nukkad-donation-keys';
const storage = safeStorage(() => window.sessionStorage);

/** The key of a guest's donation made in this tab. */
export function donationKey(donationId: string): string | null {
  return keys()[donationId] ?? null;
}

export function storeDonationKey(donationId: string, key: string): void {
  storage.set(KEYS, JSON.stringify({ ...keys(), [donationId]: key }));
}

function keys(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(storage.get(KEYS) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {};
  } catch {
    return {};
  }
}
