/**
 * What travels between the browser and the API. Spellings are the specification's, also the
 * misspelt ones; money is whole paise, times are ISO 8601, ids are UUIDv7 strings.
 */
export * from './wire/accounts';
export * from './wire/assignments';
export * from './wire/booking';
export * from './wire/campaigns';
export * from './wire/cases';
export * from './wire/client-links';
export * from './wire/community';
export * from './wire/complaints';
export * from './wire/content';
export * from './wire/directory';
export * from './wire/earnings';
export * from './wire/editorial';
export * from './wire/forms';
export type * from './wire/health';
export type * from './wire/jobs';
export * from './wire/mine';
export * from './wire/onboarding';
export * from './wire/operator';
export type * from './wire/passkeys';
export * from './wire/places';
export * from './wire/practice';
export * from './wire/practice-settings';
export * from './wire/problem';
export * from './wire/profile';
export * from './wire/search';
export * from './wire/site';
