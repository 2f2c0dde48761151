import type { ReleaseHealth } from './wire.generated';

/**
 * What travels between the browser and the API. Spellings are the specification's, also the
 * misspelt ones; money is whole paise, times are ISO 8601, ids are UUIDv7 strings.
 */
export type * from './wire.generated';

/** One page of a list. Pages count from 1. */
export interface Paging {
  page: number;
  limit: number;
  total: number;
  totalPages: number;
}

/**
 * An account and a professional's record of somebody. Only `linked` opens anything; `invited` is the
 * professional's word alone, `requested` the client's.
 */
export type ClientLinkState = 'invited' | 'requested' | 'linked' | 'ended';

/** Which release a fact is about. */
export interface OfRelease {
  part: string;
  version: string;
}

/** What is measured of a release: milliseconds, bytes, and CLS without unit. */
export type Measure = keyof ReleaseHealth['p75'];

export type BookingsShown = 'upcoming' | 'past' | 'cancelled';
