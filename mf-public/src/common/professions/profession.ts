import type { FacetName, SortName, Vendor } from '@nukkad/platform/contract';

/** A fact on a card: the label is for those who cannot see where it stands. */
export interface CardLine {
  label: string;
  value: string | undefined;
}

/** What can be done from a card; `book` reads as the profession's own word for it. */
export type CardAction = 'call' | 'book' | 'chat' | 'view-complaints' | 'write-complaint';

/**
 * What stands in a listing's filter bar: a facet, the distance, or a switch. The names are the
 * parameters of the address (`top` and `popular` are orders of their own label).
 */
export type BarFilter = FacetName | 'r' | 'quick' | 'liked' | 'now' | 'top' | 'popular' | 'sort';

/** A tab of the details page. Its name is what `?tab=` says. */
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

/** What only some professions have below the tabs. */
export type DetailsExtra = 'fee-table' | 'lesson-fees' | 'portfolio' | 'complaints';

/** What one profession's listing page is. */
export interface ListingDescriptor {
  /** `cards`: professionals; `offices`: the government's offices instead. */
  shows: 'cards' | 'offices';
  actions: CardAction[];
  filters: BarFilter[];
  /** Orders to choose from, the default first. */
  sorts: SortName[];
  /** Name of the banner's picture above the list, where there is one. */
  hasBanner: boolean;
  /** Placeholder of the search field; null where the listing has none. */
  searchHint: string | null;
}

/** What one profession's details page is. */
export interface DetailsDescriptor {
  tabs: DetailsTab[];
  /** The booking panel; null where nobody is booked. */
  panel: { title: (name: string) => string; button: string } | null;
  extra: DetailsExtra | null;
  /** What the person is to search engines; `spec` is the slug of the speciality, if any. */
  schemaType: (spec: string | null) => string;
}

/** What makes one profession's listing and details pages different from another's. */
export interface Profession {
  /** As the wire names it. */
  slug: string;
  listing: string;
  listingAliases: string[];
  details: string;
  one: string;
  many: string;
  /** Name of the page of everyone in the profession. */
  title: string;
  /** Sub-category shown when the address names none; null shows everyone. */
  defaultSpec: string | null;
  specialitiesLabel: string;
  /** How many chips stand side by side, and whether the arrows beside them go round. */
  chips: { shown: number; wraps: boolean };
  /** `speciality` is null for everyone; `place` is where is looked: "HSR Layout". */
  heading: (speciality: string | null, place: string) => string;
  /** The breadcrumb's name for the profession, and for a speciality in it. */
  root: string;
  branch: (speciality: string) => string;
  /** Last step of the breadcrumb; null where it is the heading. */
  /** A sentence under the heading, where the page needs one. */
  intro: string | null;
  /** What years are counted of: "practice" of a doctor, "teaching" of a teacher. */
  yearsOf: string;
  /** What asking for a time is called: "Book a Consultation". */
  book: string;
  cardLines: (vendor: Vendor) => CardLine[];
  page: ListingDescriptor;
  profile: DetailsDescriptor;
  /** Key of the navigation state under which the details page gets the vendor. */
  stateKey: string;
  /** Name of the profession's pair of colours among the tokens. */
  hue: 'doctor' | 'engineer' | 'ca' | 'advocate' | 'teacher' | 'labour' | 'officer' | 'govt';
}
