/**
 * The eight documented keys of browser storage. Each value is a plain string; only `vendorDetails`
 * is JSON (`{ fullName, phoneNumber }`).
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
 * Search locations of this device: JSON list of places, the chosen one first. Survives logout, as
 * it belongs to the device.
 */
export const placesKey = 'nukkad-places';

/** Cookie with the slug of the chosen locality, in which pages are rendered ahead of the visit. */
export const localityCookie = 'nukkad_locality';

/**
 * Cookie with the language that a person has chosen: addresses without a language lead to it. Read by
 * the page alone.
 */
export const languageCookie = 'nukkad_language';

/** Recent searches of this device: JSON list of terms, newest first. */
export const recentSearchesKey = 'nukkad-recent-searches';

/** Favourites of this device until an account stores them: JSON list of vendor ids. */
export const favouritesKey = 'nukkad-favourites';

/** Random id of this device, stored only while a canary needs it. */
export const visitorKey = 'nukkad-visitor';

/** In sessionStorage: id of the preview that this tab shows. */
export const previewKey = 'nukkad-preview';

/** Prefix in sessionStorage, before a user's id and a form's name: unsaved values. */
export const draftPrefix = 'nukkad-draft:';

/** Prefix before a professional's id: unsaved onboarding values. */
export const typedToBeListed = 'nukkad-onboarding:';

/** Newest serial of each channel seen on this device: JSON, channel → serial. */
export const serialsKey = 'nukkad-serials';

/**
 * Prefix of the browser's caches with what an account last read, for the time without a connection;
 * deleted when its session ends.
 */
export const accountCachePrefix = 'nukkad-account-';

/** One of the documented keys of browser storage. */
export type StorageKey = (typeof storageKeys)[number];
