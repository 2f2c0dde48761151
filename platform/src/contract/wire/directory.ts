import type { GeoPlace } from './places';

/** A node of the category tree. `parent` is null for a top-level category. */
export interface Category {
  _id: string;
  categoryName: string;
  backgroundColor: string;
  parent: string | null;
  /** Position among its siblings, ascending. */
  order: number;
  /** Live vendors in the category, its sub-categories included. */
  count: number;
  /** Slug of the name, unique among siblings: `dentist`, `govt-officer`. */
  slug: string;
  /** Path of the picture, URL-encoded; null where none is drawn. */
  image: string | null;
  /** The same subject as a scene in modern formats, without a ground; null where none is drawn. */
  picture: Picture | null;
  /** Slug of the profession that serves this category: `doctor`, `ca`. */
  profession: string;
}

/** A picture in several formats and widths. */
export interface Picture {
  /** Path of the smallest, in the format that more browsers know. */
  src: string;
  /** Best format first; `srcset` as a `source` element takes it. */
  sources: { type: string; srcset: string }[];
  /** Pixels of `src`. */
  width: number;
  height: number;
  /** What is to be seen. */
  alt: string;
}

/** A kind of account a professional can sign up as. */
export interface UserType {
  _id: string;
  userTypeName: string;
  userTypeIcon: string;
  whiteIcon: string;
}

/** An amount of money. `amount` counts the currency's hundredth: 50000 is ₹500. */
export interface Money {
  amount: number;
  currency: 'INR' | 'USD';
}

/** Mean of the reviews, one decimal, and how many there are. */
export interface Rating {
  average: number;
  count: number;
}

/** A vendor as a listing shows it. Documented fields first; the rest is additive. */
export interface Vendor {
  _id: string;
  vendorName: string;
  subCategory: { _id: string; categoryName: string } | null;
  doctorDetails: { education: string[]; experience: string[]; clinicName: string } | null;
  teacherDetails: {
    teachingLanguage: string[];
    totalLesson: number;
    teachingExperience: string;
  } | null;
  specialization: { specializationName: string }[];
  education: { qualification: string }[];
  category: { _id: string; categoryName: string };
  /** Slug of the profession: `doctor`, `ca`. */
  profession: string;
  img: string;
  title: string;
  /** At most four lines, most telling first. */
  qualifications: string[];
  address: string;
  locality: { name: string; city: string; pin: string; lat: number; lng: number };
  /** Whole years. */
  experienceYears: number;
  languages: string[];
  rating: Rating | null;
  fee: (Money & { per: string }) | null;
  isVerified: boolean;
  /** Kilometres from the place that was asked for, one decimal; null where none was. */
  km: number | null;
  /** The next free times, soonest first, at most `limits.slotsOnCard`; ISO instants. */
  nextSlots: string[];
  /** Median minutes until a message is answered; null while nothing is known. */
  replyMinutes: number | null;
  /** True for invented people: everybody in seeded data. */
  isSample: boolean;
}

/** One page of a list. Pages count from 1. */
export interface Paging {
  page: number;
  limit: number;
  total: number;
  totalPages: number;
}

/** A page of professionals, and how many there would be under every other choice. */
export interface VendorsAnswer extends Paging {
  vendors: Vendor[];
  /** False: `total` is where counting stopped ("5,000+"); there are at least as many. */
  isTotalExact: boolean;
  /** Cursor of what comes after this page; null at the end. */
  next: string | null;
  facets: Facet[];
  /** The place distances are measured from and headings name; null when none was asked for. */
  place: GeoPlace | null;
}

/**
 * What a list can be narrowed by. Each is also the name of the parameter that narrows it, in the
 * API and in the browser's address; values of one facet are joined by commas and mean "any of".
 */
export type FacetName =
  | 'gender'
  | 'lang'
  | 'fee'
  | 'exp'
  | 'rating'
  | 'level'
  | 'court'
  | 'avail'
  | 'city'
  | 'state';

/** Options in the order to show them; those without anybody stay, with a count of 0. */
export interface Facet {
  name: FacetName;
  options: FacetOption[];
}

export interface FacetOption {
  /** What stands in the address: `female`, `500-1000`, `kannada`, `now`. */
  value: string;
  label: string;
  /** How many the list would hold with this option instead of the facet's others. */
  count: number;
  /** False: counted on a sample, and scaled. */
  isExact: boolean;
  isSelected: boolean;
}

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
