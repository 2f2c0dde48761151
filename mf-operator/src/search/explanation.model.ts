import type { RankedPlace } from '@nukkad/platform/contract';
import { text } from './explanation.text';

/** The parts of a place's points in plain words, in the order in which they matter. */
export function reasonsOf({ parts }: RankedPlace): string[] {
  const { text: match, distance, rating, response, availability, completeness } = parts;
  return [
    match.topic === null ? text.named : text.match(match.topic, match.points),
    distance.km === null ? text.noPlace : text.distance(distance.km, distance.points),
    rating.average === null
      ? text.fewReviews(rating.reviews, rating.points)
      : text.rating(rating.average, rating.reviews, rating.points),
    response.minutes === null ? text.noResponse : text.response(response.minutes, response.points),
    text.availability(availability.days, availability.points),
    completeness.missing.length === 0
      ? text.complete(completeness.points)
      : text.incomplete(completeness.missing, completeness.points),
  ];
}

/** By how much a place is ahead of the next one. */
export const gapWords = (points: number): string =>
  points === 0 ? text.level : text.ahead(points);
