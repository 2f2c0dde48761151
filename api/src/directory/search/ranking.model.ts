import type { RankingDetail } from '@nukkad/platform/contract';

/**
 * Weights of the default order, all of them. A point is a thousandth of a star. A release that
 * changes them reindexes the vendors when it starts; `usualStars` and `usualReviews` take effect
 * with a vendor's next review.
 */
export const rankingWeights = {
  /** Lost by a topic that does not match the words at all, compared with the best one. */
  text: { most: 500 },
  /** Lost per kilometre between the place asked for and the locality; `farKm` caps it. */
  distance: { perKm: 50, farKm: 40 },
  /** The mean counts as if `usualReviews` more reviews had given `usualStars`. */
  rating: { perStar: 1_000, usualStars: 3.9, usualReviews: 8 },
  /** Won by an instant answer, falling to nothing at `slowMinutes`. */
  response: { most: 120, slowMinutes: 1_440 },
  /** Won per weekday with working hours. */
  availability: { perDay: 10 },
  /** Won per detail that is filled in. */
  completeness: { perDetail: 15 },
} as const;

/** The details that `completeness` counts. */
export const rankingDetails: readonly RankingDetail[] = [
  ...(['about', 'qualifications', 'languages', 'fields', 'landmark'] as const),
];

/** Points of a locality by its distance: never above 0. */
export function pointsForKm(km: number): number {
  const { perKm, farKm } = rankingWeights.distance;
  return -Math.round(Math.min(km, farKm) * perKm);
}

/** Points of a topic by its score as a share of the best topic's: never above 0. */
export const pointsForMatch = (share: number): number =>
  -Math.round((1 - share) * rankingWeights.text.most);
