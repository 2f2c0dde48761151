import type { Random } from '../../random';

/** One sub-category: its vendors' titles, degrees, services and fees. */
export interface Trade {
  /** Name of the sub-category, as shown on chips. */
  name: string;
  /** Shown under a vendor's name: `Dentist`, `English Teacher`. */
  title: string;
  /** Lowest first: every vendor has the first; later ones come with years. */
  degrees: string[];
  services: string[];
  /** Specialised subjects within the trade. */
  fields: string[];
  fee?: Fee;
}

/** Rupees: `base` for a beginner, plus `perYear` per year. */
export interface Fee {
  base: number;
  perYear: number;
  per: string;
}

/** Generator input for the vendors of a profession; its categories are reference data. */
export interface Profession {
  slug: string;
  /** Per cent of the sample vendors. */
  share: number;
  honorific?: string;
  /** Kinds of workplace, for invented names; empty: home visits. */
  workplaces: string[];
  schools: string[];
  /** Professional register or body, shown as a qualification line. */
  membership?: string;
  fee?: Fee;
  /** Minutes per service of its trades. */
  lengths: Record<string, number>;
  /** A free first meeting. */
  trial?: { name: string; minutes: number };
  /** Groups of subjects, such as boards and school classes; a vendor has one or two of each. */
  levels?: string[][];
  /** Documents checked for verification, besides identity and address. */
  papers: string[];
  /** No bookings: visitors come with complaints or forms. */
  isOffice?: boolean;
  trades: Trade[];
  about: (person: Introduced, random: Random) => string;
}

/** Facts that an introduction can mention. */
export interface Introduced {
  name: string;
  title: string;
  years: number;
  place: string;
  fields: string[];
  languages: string[];
}
