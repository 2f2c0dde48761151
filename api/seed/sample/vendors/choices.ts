import type { StarCounts } from '../../../src/reviews/reviews/rating.model';
import type { Place } from '../../reference/places';
import type { Profession, Trade } from '../professions/profession.types';

/** Properties that are decided before the random ones. */
export interface Choices {
  profession: Profession;
  trade: Trade;
  place: Place;
  years: number;
  gender: 'Male' | 'Female';
  name: string;
  languages: string[];
  stars: StarCounts;
  isVerified: boolean;
  /** Concerns of clients; default: the services. */
  asked?: string[];
  /** Fields of work; default: drawn from the trade. */
  fields?: string[];
  title?: string;
  complaints?: number;
}
