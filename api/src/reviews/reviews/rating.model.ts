import { rankingWeights } from '../../directory';

/** Number of reviews with one, two, three, four and five stars. */
export type StarCounts = [one: number, two: number, three: number, four: number, five: number];

export const countOf = (counts: StarCounts): number =>
  counts.reduce((total, count) => total + count, 0);

export const sumOf = (counts: StarCounts): number =>
  counts.reduce((total, count, star) => total + count * (star + 1), 0);

const { perStar, usualStars, usualReviews } = rankingWeights.rating;

/** Sort key of listings: the mean in thousandths, drawn to the usual mean for few reviews. */
export const rankOf = (counts: StarCounts): number =>
  Math.round(
    (perStar * (sumOf(counts) + usualStars * usualReviews)) / (countOf(counts) + usualReviews),
  );

/** The columns of a vendor that store its figures. */
export const ratingColumns = (counts: StarCounts) => ({
  rating_sum: sumOf(counts),
  rating_count: countOf(counts),
  rating_rank: rankOf(counts),
  rating_counts: counts,
});
