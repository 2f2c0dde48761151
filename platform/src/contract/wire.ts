import type {
  CaseOutcome,
  CasesSort,
  ClientStatus,
  ClientsSort,
  Direction,
  FacetName,
  PracticeBookingsShown,
  PracticeBookingsSort,
  ReleaseHealth,
} from './wire.generated';

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

export type OwnReviewSort = 'newest' | 'oldest' | 'rating';

export type ReviewSort = 'recent' | 'high' | 'low';

/** How a list can be ordered. */
export type SortName =
  | 'relevance'
  | 'soonest'
  | 'distance'
  | 'rating'
  | 'popular'
  | 'fee-low'
  | 'fee-high'
  | 'experience';

/**
 * What narrows and orders a list of professionals: the query of the API's lists and of the
 * browser's listing pages alike.
 */
export interface VendorFilters extends Partial<Record<FacetName, string>> {
  /** Words to look for: a name, a speciality, a problem, in any of the known languages. */
  q?: string;
  /** Slug of the locality or city to look around: `hsr-layout`. */
  loc?: string;
  /** A point to look around instead, in degrees; always both. */
  lat?: number;
  lng?: number;
  /** Kilometres around the point or place; one of `limits.radii`. */
  r?: number;
  /** `1`: those who answer within `limits.quickReplyMinutes` by the median. */
  quick?: '1';
  /** Only these vendors: ids joined by commas, at most `limits.idsPerList`. */
  ids?: string;
  sort?: SortName;
  page?: number;
  limit?: number;
  /** `next` of the answer before; instead of `page`. */
  cursor?: string;
}

/** `shown`: `all` where left out. `q` is looked for in names, references and what it is about. */
export interface PracticeBookingsQuery {
  shown?: PracticeBookingsShown;
  q?: string;
  sort?: PracticeBookingsSort;
  direction?: Direction;
  page?: number;
  /** Bookings of a page: 1 to 25, which is the default. */
  limit?: number;
}

export interface CasesQuery {
  q?: string;
  /** `open` or how it ended. */
  outcome?: CaseOutcome | 'open';
  sort?: CasesSort;
  direction?: Direction;
  page?: number;
}

/** `q` is looked for in names and numbers. */
export interface ClientsQuery {
  q?: string;
  status?: ClientStatus;
  isArchived?: boolean;
  sort?: ClientsSort;
  direction?: Direction;
  page?: number;
}
