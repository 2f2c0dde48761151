/**
 * What travels between the browser and the API. Spellings are the specification's, also the
 * misspelt ones; money is whole paise, times are ISO 8601, ids are UUIDv7 strings.
 */

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
  /** True for invented people: everybody in seeded data. */
  isSample: boolean;
}

/** Everything a details page shows beyond the listing's card. */
export interface VendorDetails extends Vendor {
  about: string;
  services: { _id: string; name: string; minutes: number; fee: Money }[];
  workingHours: { weekday: number; opens: string; closes: string }[];
}

/** One page of a list. Pages count from 1. */
export interface Paging {
  page: number;
  limit: number;
  total: number;
  totalPages: number;
}

export interface VendorsAnswer extends Paging {
  vendors: Vendor[];
}

/** A neighbourhood or a whole city in which somebody can look for professionals. */
export interface GeoPlace {
  _id: string;
  kind: 'locality' | 'city';
  /** `HSR Layout`; of a city its own name. */
  name: string;
  /** Address form of the name: `hsr-layout`. */
  slug: string;
  city: string;
  citySlug: string;
  state: string;
  /** Null of a city: it has many. */
  pin: string | null;
  /** What people mean by the name, in degrees; null of a city. */
  point: { lat: number; lng: number } | null;
  /** Whether anybody can be listed there: false of a city without known neighbourhoods. */
  isServed: boolean;
}

/** The neighbourhood closest to a point, and how far its middle is, in kilometres. */
export interface NearestPlace {
  place: GeoPlace;
  km: number;
}

/** Contact data of the house, set per installation. */
export interface SiteContent {
  name: string;
  address: string;
  phone: string;
  email: string;
  copyright: string;
  /** Where somebody looks who has not said where. */
  place: GeoPlace;
}

export interface FooterLink {
  label: string;
  href: string;
}

export interface FooterContent {
  quickLinks: FooterLink[];
  popularCategories: FooterLink[];
  popularCities: FooterLink[];
  social: FooterLink[];
}

/** Every error the API answers with (RFC 9457), `message` repeating the documented text. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  message: string;
  /** What clients match on; words may change, codes do not. */
  code: ProblemCode;
  requestId: string;
  /** Field name → what is wrong with it; only with status 422. */
  errors?: Record<string, string>;
}

export type ProblemCode =
  | 'bad-request'
  | 'category-unknown'
  | 'conflict'
  | 'forbidden'
  | 'internal'
  | 'method-not-allowed'
  | 'not-found'
  | 'page-out-of-range'
  | 'payload-too-large'
  | 'too-many-requests'
  | 'unauthenticated'
  | 'unavailable'
  | 'uri-too-long'
  | 'unsupported-media-type'
  | 'validation'
  | 'vendor-unknown';

/** A failure seen in somebody's browser. */
export interface ClientErrorReport {
  code: string;
  message: string;
  path: string;
  remote?: string;
  version?: string;
  release?: string;
}
