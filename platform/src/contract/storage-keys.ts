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

/**
 * Where this device looks for professionals: a JSON list of places, the chosen one first. Not the
 * person's, so it outlives a session.
 */
export const placesKey = 'nukkad-places';

/** Searches of this device: a JSON list of terms, newest first. */
export const recentSearchesKey = 'nukkad-recent-searches';

/** Favourites of this device until an account keeps them: a JSON list of vendor ids. */
export const favouritesKey = 'nukkad-favourites';

/** Random, of this device, and kept only where a canary asks who belongs to it. */
export const visitorKey = 'nukkad-visitor';

/** Of a tab, not of the device: the id of the preview it shows. */
export const previewKey = 'nukkad-preview';

/** Before a person's id and a form's name, of a tab: what they typed and is not stored yet. */
export const draftPrefix = 'nukkad-draft:';

/** Before a professional's id: what they typed to become listed and is not stored yet. */
export const typedToBeListed = 'nukkad-onboarding:';

/** The newest serial of each channel that this device has seen: JSON, channel → serial. */
export const serialsKey = 'nukkad-serials';

export type StorageKey = (typeof storageKeys)[number];
