import type { RankingDetail } from '@nukkad/platform/contract';
import { formatCount, formatDecimal, formatDuration, formatRating } from '@nukkad/platform/format';

const points = (count: number) => `${formatCount(count)} ${count === 1 ? 'point' : 'points'}`;

/** Points of a part that only takes away. */
const lost = (count: number) =>
  count === 0 ? 'no points lost' : `${points(Math.abs(count))} lost`;

const details: Record<RankingDetail, string> = {
  about: 'a description',
  qualifications: 'qualifications',
  languages: 'languages',
  fields: 'fields of work',
  landmark: 'a landmark',
};

const reviewsOf = (count: number) => (count === 1 ? '1 review' : `${formatCount(count)} reviews`);

export const text = {
  title: 'Why this order',
  intro:
    'Search as a visitor would, also with a place: “dentist in HSR Layout”. You see why the first stand where they do. A thousand points are one star. Paid places are marked as sponsored, stand apart and never change this order.',
  field: 'Explain a search',
  placeholder: 'Dentist in HSR Layout',
  what: 'explanation',
  nobody: 'Nobody is found for these words.',
  list: 'First places',
  summary: (topic: string | null, place: string | null) =>
    [topic ? `Understood as ${topic}` : 'Found by name or words', place && `around ${place}`]
      .filter(Boolean)
      .join(', ')
      .concat('.'),
  points,
  ahead: (count: number) => `${points(count)} ahead of the next.`,
  level: 'Level with the next: among equals the order is fixed and never changes.',
  named: 'Found by name or words: no points lost.',
  match: (topic: string, count: number) => `Matches ${topic}: ${lost(count)}.`,
  noPlace: 'No place was asked for: distance does not count.',
  distance: (km: number, count: number) => `${formatDecimal(km, 1)} km away: ${lost(count)}.`,
  rating: (average: number, reviews: number, count: number) =>
    `Rated ${formatRating(average)} in ${reviewsOf(reviews)}: ${points(count)}.`,
  fewReviews: (reviews: number, count: number) =>
    `${reviews === 0 ? 'No reviews' : `Only ${reviewsOf(reviews)}`}, so close to a usual rating: ${points(count)}.`,
  noResponse: 'No answers to requests yet: 0 points.',
  response: (minutes: number, count: number) =>
    `Usually answers within ${formatDuration(minutes)}: ${points(count)}.`,
  availability: (days: number, count: number) =>
    `Works ${days === 1 ? '1 day' : `${days} days`} a week: ${points(count)}.`,
  complete: (count: number) => `The page is complete: ${points(count)}.`,
  incomplete: (missing: readonly RankingDetail[], count: number) =>
    `The page lacks ${missing.map((one) => details[one]).join(', ')}: ${points(count)}.`,
} as const;
