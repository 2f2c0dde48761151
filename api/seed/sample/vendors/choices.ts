import type { StarCounts } from '../../../src/reviews/reviews/rating.model';
import type { Place } from '../../reference/places';
import type { Profession, Trade } from '../professions/profession.types';

/** What is settled about a person before the rest is drawn. */
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
  /** What people come for; by default the services. */
  asked?: string[];
  /** What the person deals with; by default drawn from the trade. */
  fields?: string[];
  title?: string;
  complaints?: number;
}
