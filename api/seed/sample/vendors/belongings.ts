import { slugOf } from '../../ids';
import type { Random } from '../../random';
import { complaintsOf, type SampleComplaint } from '../complaints/complaints';
import { reviewsOf, type SampleReview } from '../reviews/reviews';
import type { Choices } from './choices';
import { type SampleWork, worksOf } from './portfolio';
import {
  type Price,
  packagesOf,
  type SamplePackage,
  type SampleService,
  servicesOf,
} from './prices';

/** Rows of a sample vendor in other tables. */
export interface Belongings {
  services: SampleService[];
  packages: SamplePackage[];
  works: SampleWork[];
  complaints: SampleComplaint[];
  reviews: SampleReview[];
}

interface Known {
  price: Price | undefined;
  fields: string[];
  /** Days since the vendor joined. */
  joined: number;
}

export function belongingsOf(
  nextId: () => string,
  choices: Choices,
  { price, fields, joined }: Known,
  random: Random,
): Belongings {
  const { profession, stars } = choices;
  const services = servicesOf(nextId, choices, price, random);
  const names = services.map(({ name }) => name);
  const asked = choices.asked ?? (names.length > 0 ? names : fields);
  const reviewed = { profession: profession.slug, services: asked, stars, joinedDaysAgo: joined };
  return {
    services,
    packages: packagesOf(nextId, choices, price),
    works: worksOf(nextId, choices, random),
    complaints: complaintsFor(nextId, choices, random),
    reviews: reviewsOf(nextId, reviewed, random),
  };
}

const mostComplaints = 6;

function complaintsFor(nextId: () => string, choices: Choices, random: Random) {
  const { profession, trade, complaints: count = random.int(0, mostComplaints) } = choices;
  if (profession.slug !== 'officer') return [];
  return complaintsOf(nextId, { kind: slugOf(trade.name), count }, random);
}
