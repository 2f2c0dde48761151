import { type StorageKey, storageKeys } from '../contract';

/** Session values stored in the browser: a hint for the screens, never proof to the API. */
export type Remembered = Record<StorageKey, string | null>;

/** Name and phone of the signed-in professional. */
export interface VendorSummary {
  fullName: string;
  phoneNumber: string;
}

export const nothingRemembered: Remembered = Object.freeze(
  Object.fromEntries(storageKeys.map((key) => [key, null])),
) as Remembered;

const looksRight: Record<StorageKey, (value: string) => boolean> = {
  otpVerified: (value) => value === 'true' || value === 'false',
  vendorType: isShortWord,
  jwtToken: (value) => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(value),
  userId: isShortWord,
  emailID: (value) => value.length <= 254 && /^\S+@\S+$/.test(value),
  profession: isShortWord,
  vendorId: isShortWord,
  vendorDetails: (value) => parseVendorDetails(value) !== null,
};

/** The stored text if valid for its key; null otherwise. */
export function cleaned(key: StorageKey, stored: string | null): string | null {
  if (stored === null || stored === 'null' || stored === 'undefined') return null;
  return looksRight[key](stored) ? stored : null;
}

/** Logged in, as the specification defines it: otpVerified is 'true' and a jwtToken is present. */
export function isLoggedIn(remembered: Remembered): boolean {
  return remembered.otpVerified === 'true' && remembered.jwtToken !== null;
}

/** Reads the stored `vendorDetails`, JSON; null when it is missing or malformed. */
export function parseVendorDetails(stored: string | null): VendorSummary | null {
  if (stored === null) return null;
  try {
    const { fullName, phoneNumber } = JSON.parse(stored);
    if (typeof fullName !== 'string' || typeof phoneNumber !== 'string') return null;
    return { fullName, phoneNumber };
  } catch {
    return null;
  }
}

function isShortWord(value: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}' ._-]{0,63}$/u.test(value);
}
