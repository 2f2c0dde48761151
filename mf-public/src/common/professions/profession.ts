import type { Vendor } from '@nukkad/platform/contract';

/** A fact on a card: the label is for those who cannot see where it stands. */
export interface CardLine {
  label: string;
  value: string | undefined;
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
  /** `speciality` is null for everyone. */
  heading: (speciality: string | null) => string;
  /** The breadcrumb's name for the profession, and for a speciality in it. */
  root: string;
  branch: (speciality: string) => string;
  /** A sentence under the heading, where the page needs one. */
  intro: string | null;
  cardLines: (vendor: Vendor) => CardLine[];
  /** Key of the navigation state under which the details page gets the vendor. */
  stateKey: string;
  /** Name of the profession's pair of colours among the tokens. */
  hue: 'doctor' | 'engineer' | 'ca' | 'advocate' | 'teacher' | 'labour' | 'officer' | 'govt';
}
