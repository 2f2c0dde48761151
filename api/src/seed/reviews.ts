import type { ReviewTable } from '../core/db/database.types';
import type { StarCounts } from '../reviews/reviews/rating.model';
import { communities } from './names';
import type { Random } from './random';
import { closings, openings, type ReviewTexts, reviewTexts } from './review-texts';

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

/** A row of the review table, its times counted back in minutes. */
export type SampleReview = Pick<
  ReviewTable,
  'id' | 'name' | 'image' | 'stars' | 'recommends' | 'visited_for' | 'text'
> & {
  minutes_ago: number;
  reply: { text: string; minutes_ago: number } | null;
};

interface Reviewed {
  profession: string;
  /** What people come for. */
  services: string[];
  stars: StarCounts;
  joinedDaysAgo: number;
}

const dayMinutes = 1_440;

/** As many reviews as there are stars, in the order of chance. */
export function reviewsOf(nextId: () => string, of: Reviewed, random: Random): SampleReview[] {
  const said = new Set<string>();
  return of.stars.flatMap((count, index) =>
    Array.from({ length: count }, () => reviewOf(nextId(), index + 1, of, said, random)),
  );
}

function reviewOf(
  id: string,
  stars: number,
  of: Reviewed,
  said: Set<string>,
  random: Random,
): SampleReview {
  const minutes = random.int(60, Math.max(61, of.joinedDaysAgo * dayMinutes));
  const visitedFor = of.services.length > 0 ? random.pick(of.services) : null;
  const texts = reviewTexts[of.profession] as ReviewTexts;
  return {
    id,
    ...reviewer(random),
    stars,
    recommends: stars > 3 || (stars === 3 && random.chance(0.5)),
    visited_for: visitedFor,
    text: newly(said, () => textOf(stars, visitedFor, texts, random)),
    minutes_ago: minutes,
    reply: replyTo(stars, minutes, texts.replies, random),
  };
}

const attempts = 8;

/** No two people say the same of somebody, as long as there is something else to say. */
function newly(said: Set<string>, say: () => string): string {
  let text = say();
  for (let attempt = 1; said.has(text) && attempt < attempts; attempt += 1) text = say();
  said.add(text);
  return text;
}

function reviewer(random: Random) {
  const { women, men, families } = random.pick(communities);
  const isWoman = random.chance(0.5);
  return {
    name: `${random.pick(isWoman ? women : men)} ${random.pick(families).charAt(0)}.`,
    image: `/assets/avatars/${isWoman ? random.int(0, 119) : random.int(120, 239)}.svg`,
  };
}

function textOf(stars: number, it: string | null, texts: ReviewTexts, random: Random): string {
  const tone = stars > 3 ? 'good' : stars === 3 ? 'mixed' : 'bad';
  const opening = random.pick(openings[tone]);
  const middle = random.some(texts[tone], random.int(1, 2));
  const closing = random.chance(0.4) ? [random.pick(closings[tone])] : [];
  return [...(it ? [about(it, opening)] : []), ...middle, ...closing].join(' ');
}

/** Abbreviations such as GST keep their capitals within a sentence. */
function about(it: string, opening: string): string {
  const within = it.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  return opening.replace('{It}', it).replace('{it}', within);
}

function replyTo(
  stars: number,
  reviewedAgo: number,
  { thanks, sorry }: ReviewTexts['replies'],
  random: Random,
): SampleReview['reply'] {
  if (!random.chance(stars > 3 ? 0.15 : 0.45)) return null;
  const later = random.int(30, 4 * dayMinutes);
  return {
    text: random.pick(stars > 3 ? thanks : sorry),
    minutes_ago: Math.max(1, reviewedAgo - later),
  };
}
