import type { Random } from '../../random';

/** One sub-category: what its people are called, studied, do and ask for. */
export interface Trade {
  /** Name of the sub-category, as chips show it. */
  name: string;
  /** What stands under a person's name: `Dentist`, `English Teacher`. */
  title: string;
  /** Lowest first: everybody has the first, years bring the others. */
  degrees: string[];
  services: string[];
  /** Finer subjects within the trade. */
  fields: string[];
  fee?: Fee;
}

/** Rupees: `base` for a beginner and `perYear` more with each year. */
export interface Fee {
  base: number;
  perYear: number;
  per: string;
}

/** What invents the people of a profession; its categories are reference data. */
export interface Profession {
  slug: string;
  /** Of a hundred sample people, so many. */
  share: number;
  honorific?: string;
  /** Kind of place they work at, for its invented name; none: they come to you. */
  workplaces: string[];
  schools: string[];
  /** Register or body behind the trade, shown as a qualification line. */
  membership?: string;
  fee?: Fee;
  /** Minutes that each service of its trades takes. */
  lengths: Record<string, number>;
  /** A first meeting that costs nothing. */
  trial?: { name: string; minutes: number };
  /** Subjects a person has one or two of each of, such as boards and school classes. */
  levels?: string[][];
  /** What is looked at before a person counts as verified, besides identity and address. */
  papers: string[];
  /** Nobody is booked: people come with complaints or forms. */
  isOffice?: boolean;
  trades: Trade[];
  about: (person: Introduced, random: Random) => string;
}

/** What an introduction can mention. */
export interface Introduced {
  name: string;
  title: string;
  years: number;
  place: string;
  fields: string[];
  languages: string[];
}
