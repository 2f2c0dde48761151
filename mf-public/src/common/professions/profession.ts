import type { FacetName, SortName, Vendor } from '@nukkad/platform/contract';

/** A fact on a card: the label is for screen readers. */
export interface CardLine {
  label: string;
  value: string | undefined;
}

/** Actions of a card; `book` is labelled by the profession. */
export type CardAction = 'call' | 'book' | 'chat' | 'view-complaints' | 'write-complaint';

/**
 * Content of a listing's filter bar: a facet, the distance, or a switch. The names are the query
 * parameters (`top` and `popular` are sort orders shown as switches).
 */
export type BarFilter = FacetName | 'r' | 'quick' | 'liked' | 'now' | 'top' | 'popular' | 'sort';

/** A tab of the details page; the value of `?tab=`. */
export type DetailsTab =
  | 'about'
  | 'services'
  | 'specialities'
  | 'practice'
  | 'reviews'
  | 'address'
  | 'fees'
  | 'portfolio'
  | 'others'
  | 'complaints';

/** Sections below the tabs that only some professions have. */
export type DetailsExtra = 'fee-table' | 'lesson-fees' | 'portfolio' | 'complaints';

/** Listing page of a profession. */
export interface ListingDescriptor {
  /** `cards`: professionals; `offices`: government offices instead. */
  shows: 'cards' | 'offices';
  actions: CardAction[];
  filters: BarFilter[];
  /** Sort orders, the default first. */
  sorts: SortName[];
  /** Whether a banner picture stands above the list. */
  hasBanner: boolean;
  /** Placeholder of the search field; null for no field. */
  searchHint: string | null;
}

/** Details page of a profession. */
export interface DetailsDescriptor {
  tabs: DetailsTab[];
  /** The booking panel; null if the profession cannot be booked. */
  panel: { title: (name: string) => string; button: string } | null;
  extra: DetailsExtra | null;
  /** schema.org type of a vendor; `spec` is the slug of the speciality, if any. */
  schemaType: (spec: string | null) => string;
}

/** Descriptor of a profession: everything in which its pages differ from others. */
export interface Profession {
  /** Slug on the wire. */
  slug: string;
  listing: string;
  listingAliases: string[];
  details: string;
  one: string;
  many: string;
  /** Title of the page of the whole profession. */
  title: string;
  /** Sub-category shown when the address names none; null shows all. */
  defaultSpec: string | null;
  specialitiesLabel: string;
  /** Number of visible chips, and whether the arrows wrap around. */
  chips: { shown: number; wraps: boolean };
  /** `speciality` is null for all; `place` is the search locality: "HSR Layout". */
  heading: (speciality: string | null, place: string) => string;
  /** The breadcrumb's name for the profession, and for a speciality in it. */
  root: string;
  branch: (speciality: string) => string;
  /** Last step of the breadcrumb; null where it is the heading. */
  /** Sentence under the heading, or null. */
  intro: string | null;
  /** Noun for years of experience: "practice" of a doctor, "teaching" of a teacher. */
  yearsOf: string;
  /** Label of the booking action: "Book a Consultation". */
  book: string;
  cardLines: (vendor: Vendor) => CardLine[];
  page: ListingDescriptor;
  profile: DetailsDescriptor;
  /** Key of the vendor in the details page's navigation state. */
  stateKey: string;
  /** Name of the profession's colour pair among the tokens. */
  hue: 'doctor' | 'engineer' | 'ca' | 'advocate' | 'teacher' | 'labour' | 'officer' | 'govt';
}
