import type { Random } from './random';

/** How many reviews with one, two, three, four and five stars. */
export type StarCounts = [one: number, two: number, three: number, four: number, five: number];

const noReviews: StarCounts = [0, 0, 0, 0, 0];

/** Nobody is reviewed oftener than this in a year of practice. */
const mostPerYear = 12;

/** Sample people after so many of the sequence have no reviews: texts would fill the disk. */
const reviewedPeople = 20_000;

/** The last ones have some forty, half have fewer than seven; most are good. */
export function starsOf(index: number, years: number, random: Random): StarCounts {
  const counts: StarCounts = [...noReviews];
  if (index >= reviewedPeople) return counts;
  const count = Math.min(Math.floor(Math.exp(random.next() * 3.7)), years * mostPerYear);
  const quality = random.next() ** 0.45;
  for (let review = 0; review < count; review += 1) {
    counts[random.weighted(sharesAt(quality))]! += 1;
  }
  return counts;
}

/** Between what the worst and the best get. */
const sharesAt = (quality: number): number[] =>
  best.map((share, star) => quality * share + (1 - quality) * (worst[star] as number));

const best = [0, 0.01, 0.04, 0.2, 0.75];
const worst = [0.25, 0.25, 0.25, 0.15, 0.1];

export const countOf = (counts: StarCounts): number =>
  counts.reduce((total, count) => total + count, 0);

export const sumOf = (counts: StarCounts): number =>
  counts.reduce((total, count, star) => total + count * (star + 1), 0);

const usual = 3.9;
const weightOfUsual = 8;

/** Sorts listings: the mean in thousandths, drawn towards the usual one while reviews are few. */
export const rankOf = (counts: StarCounts): number =>
  Math.round((1_000 * (sumOf(counts) + usual * weightOfUsual)) / (countOf(counts) + weightOfUsual));
