import type { Tables } from '../../../src/core/db/tables.generated';
import type { StarCounts } from '../../../src/reviews/reviews/rating.model';
import type { Random } from '../../random';
import { communities } from '../vendors/names';
import { closings, type ReviewTexts, reviewTexts, type Stars } from './review-texts';

const noReviews: StarCounts = [0, 0, 0, 0, 0];

/** Maximum reviews per year of practice. */
const mostPerYear = 12;

/** Sample vendors beyond this index have no reviews: their texts would fill the disk. */
const reviewedPeople = 20_000;

/** The highest counts are some forty, half are below seven; most ratings are good. */
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

/** Interpolated between the worst and the best distribution. */
const sharesAt = (quality: number): number[] =>
  best.map((share, star) => quality * share + (1 - quality) * (worst[star] as number));

const best = [0, 0.01, 0.04, 0.2, 0.75];
const worst = [0.25, 0.25, 0.25, 0.15, 0.1];

/** A review row, with times in minutes before now. */
export type SampleReview = Pick<
  Tables['review'],
  'id' | 'name' | 'image' | 'stars' | 'recommends' | 'visited_for' | 'text'
> & {
  minutes_ago: number;
  reply: { text: string; minutes_ago: number } | null;
};

interface Reviewed {
  profession: string;
  /** Services that clients come for. */
  services: string[];
  stars: StarCounts;
  joinedDaysAgo: number;
}

const dayMinutes = 1_440;

/** As many reviews as there are stars, oldest first. */
export function reviewsOf(nextId: () => string, of: Reviewed, random: Random): SampleReview[] {
  const texts = reviewTexts[of.profession] as ReviewTexts;
  const text = writerOf(texts, random);
  return of.stars
    .flatMap((count, index) => Array<Stars>(count).fill((index + 1) as Stars))
    .map((stars) => ({
      stars,
      minutes: random.int(60, Math.max(61, of.joinedDaysAgo * dayMinutes)),
      visitedFor: of.services.length > 0 ? random.pick(of.services) : null,
    }))
    .sort((one, other) => other.minutes - one.minutes)
    .map(({ stars, minutes, visitedFor }) => ({
      id: nextId(),
      ...reviewer(random),
      stars,
      recommends: stars > 3 || (stars === 3 && random.chance(0.5)),
      visited_for: visitedFor,
      text: text(stars, visitedFor),
      minutes_ago: minutes,
      reply: replyTo(stars, minutes, texts.replies, random),
    }));
}

function reviewer(random: Random) {
  const { women, men, families } = random.pick(communities);
  const isWoman = random.chance(0.5);
  return {
    name: `${random.pick(isWoman ? women : men)} ${random.pick(families).charAt(0)}.`,
    image: `/assets/avatars/${isWoman ? random.int(0, 119) : random.int(120, 239)}.svg`,
  };
}

const attempts = 8;

/**
 * Writes the reviews of one vendor: consecutive ones share no sentence, and texts repeat only when
 * all are used.
 */
function writerOf(texts: ReviewTexts, random: Random) {
  const written = new Set<string>();
  const writers = new Map<Stars, ReturnType<typeof writerOfStars>>();
  return (stars: Stars, visitedFor: string | null): string => {
    const write = writers.get(stars) ?? writerOfStars(texts, stars, written, random);
    writers.set(stars, write);
    return write(visitedFor);
  };
}

function writerOfStars(texts: ReviewTexts, stars: Stars, written: Set<string>, random: Random) {
  const decks = decksOf(texts, stars, random);
  let before: string[] = [];
  return (it: string | null): string => {
    let sentences = sentencesOf(decks, it, random);
    const isSaid = () => written.has(sentences.join(' '));
    const isLike = () => sentences.some((sentence) => before.includes(sentence));
    for (let attempt = 1; isLike() || (isSaid() && attempt < attempts); attempt += 1) {
      sentences = sentencesOf(decks, it, random);
    }
    before = sentences;
    written.add(sentences.join(' '));
    return sentences.join(' ');
  };
}

const decksOf = ({ openings, said }: ReviewTexts, stars: Stars, random: Random) => ({
  opening: dealerOf(openings[stars], random),
  said: dealerOf(said[stars], random),
  closing: dealerOf(closings[stars], random),
});

/** Deals from one shuffled order, repeatedly; undefined for an empty list. */
function dealerOf(texts: readonly string[], random: Random): () => string | undefined {
  const order = random.shuffled(texts);
  let next = 0;
  return () => order[next++ % order.length];
}

function sentencesOf(
  decks: ReturnType<typeof decksOf>,
  it: string | null,
  random: Random,
): string[] {
  const opening = it === null ? undefined : decks.opening();
  const said = [decks.said(), ...(random.chance(0.5) ? [decks.said()] : [])];
  const closing = random.chance(0.4) ? decks.closing() : undefined;
  return [opening && about(it as string, opening), ...said, closing].filter((one) => one != null);
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
