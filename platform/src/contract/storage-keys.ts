/**
 * The eight keys the specification documents in browser storage. Each value stands under its own
 * key as a plain string; `vendorDetails` alone is JSON (`{ fullName, phoneNumber }`).
 */
export const storageKeys = [
  'otpVerified',
  'vendorType',
  'jwtToken',
  'userId',
  'emailID',
  'profession',
  'vendorId',
  'vendorDetails',
] as const;

export type StorageKey = (typeof storageKeys)[number];
