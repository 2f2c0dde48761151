import type { ReleaseHealth } from './wire.generated';

/**
 * Wire types between browser and API. Spellings are the specification's, including its
 * misspellings; money is in whole paise, times are ISO 8601, ids are UUIDv7 strings.
 */
export type * from './wire.generated';

/** One page of a list. Page numbers start at 1. */
export interface Paging {
  page: number;
  limit: number;
  total: number;
  totalPages: number;
}

/**
 * Link between an account and a professional's record. Only `linked` grants access; `invited`
 * awaits the client, `requested` the professional.
 */
export type ClientLinkState = 'invited' | 'requested' | 'linked' | 'ended';

/** The release a fact is about. */
export interface OfRelease {
  part: string;
  version: string;
}

/** A metric of a release: milliseconds, bytes, and CLS without unit. */
export type Measure = keyof ReleaseHealth['p75'];

/** Tab of the list of appointments. */
export type BookingsShown = 'upcoming' | 'past' | 'cancelled';
