import { type Lexicon, type LexiconWord, pairsOf, type Spelling } from './lexicon.model';
import { latinOf, scriptOf, soundOf } from './sound.model';

/** Shorter words are like too many others. */
const leastLetters = 4;

/** How much may differ up to so many letters: a letter is 1, a likely slip is less. */
const tolerances: [letters: number, allowed: number][] = [
  [4, 0.7],
  [5, 0.8],
  [7, 1.2],
  [10, 1.6],
];
const mostAllowed = 2;

const allowed = (letters: number): number =>
  tolerances.find(([most]) => letters <= most)?.[1] ?? mostAllowed;

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const vowels = 'aeiouy';
/** Letters that people write for one another. */
const alike = ['ckq', 'sz', 'szc', 'gj', 'vw', 'pf', 'td', 'mn', 'bv', 'iy', 'xz'];

/** What one slip costs, of a letter. */
const cost = { doubled: 0.3, vowel: 0.5, alike: 0.5, swapped: 0.7, neighbour: 0.8, other: 1 };
/** A vowel left out, or one too many. */
const looseVowel = 0.6;

/**
 * The word of the vocabulary that a misspelt one most likely is. None when none is near, or when
 * two that are about as near speak of different things.
 */
export function respelt(word: string, lexicon: Lexicon): Spelling | null {
  const latin = latinOf(word);
  if (latin.length < leastLetters) return null;
  const heard = soundOf(latin);
  const ranked = candidates(latin, lexicon)
    .flatMap((spelling) => {
      const limit = allowed(Math.min(latin.length, spelling.latin.length));
      const distance = distanceOf(latin, heard, spelling, limit);
      const isForeign = scriptOf(spelling.word) !== scriptOf(word);
      const doubt = distance + rare * (1 - commonness(spelling.stem)) + (isForeign ? foreign : 0);
      return distance <= limit ? [{ spelling, stem: spelling.stem, doubt }] : [];
    })
    .sort((a, b) => a.doubt - b.doubt || (a.spelling.word < b.spelling.word ? -1 : 1));
  const [best, ...others] = ranked;
  if (!best) return null;
  const rival = others.find(
    ({ stem, doubt }) =>
      doubt - best.doubt < closeCall &&
      commonness(stem) > commonness(best.stem) * farRarer &&
      !isSameSubject(stem, best.stem),
  );
  return rival ? null : best.spelling;

  function commonness(stem: string): number {
    return Math.max(...entryOf(stem).topics.values());
  }
  function isSameSubject(one: string, other: string): boolean {
    const topics = entryOf(one).topics;
    return [...entryOf(other).topics.keys()].some((topic) => topics.has(topic));
  }
  function entryOf(stem: string): LexiconWord {
    return lexicon.words.get(stem) as LexiconWord;
  }
}

/** What a word adds that says nothing of its topic, and one of another script. */
const rare = 0.7;
const foreign = 0.4;

/** Two words nearer to each other than this are about as near. */
const closeCall = 0.25;

/** A word that says so much less of its topic is no rival: `polymer` of `plumber`. */
const farRarer = 0.75;

/** A word may be so many letters longer or shorter. */
const mostMore = 3;

/** Words of about the length that share enough pairs of letters to be looked at closely. */
function candidates(latin: string, { byPair }: Lexicon): Spelling[] {
  const pairs = pairsOf(latin);
  const shared = new Map<Spelling, number>();
  for (const pair of pairs) {
    for (const one of byPair.get(pair) ?? []) {
      const isAsLong = Math.abs(one.latin.length - latin.length) <= mostMore;
      if (isAsLong) shared.set(one, (shared.get(one) ?? 0) + 1);
    }
  }
  const least = Math.max(2, Math.floor(pairs.length / 3));
  return [...shared].filter(([, count]) => count >= least).map(([one]) => one);
}

/** Words that sound the same are this near, however they are written. */
const sameSound = 0.4;

/** How far a word is from what was typed, in letters or in sound. */
function distanceOf(
  latin: string,
  heard: string,
  { latin: other, sound }: Spelling,
  limit: number,
) {
  const nearest = slips(latin, other, limit);
  const isSameSound = heard.length >= leastLetters - 1 && heard === sound;
  return isSameSound ? Math.min(nearest, sameSound) : nearest;
}

/** The cheapest way from one word to another: Damerau's distance, with a price for each slip. */
function slips(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit / looseLeast) return Number.POSITIVE_INFINITY;
  let [before, previous]: [number[], number[]] = [[], rowOf(to.length)];
  for (let at = 1; at <= from.length; at += 1) {
    const row = [at === 1 ? loose(from, 0) : (previous[0] as number) + loose(from, at - 1)];
    for (let other = 1; other <= to.length; other += 1) {
      const [a, b] = [from[at - 1] as string, to[other - 1] as string];
      const best = Math.min(
        (previous[other] as number) + loose(from, at - 1),
        (row[other - 1] as number) + loose(to, other - 1),
        (previous[other - 1] as number) + exchange(a, b) * (at === 1 ? firstEmail : 1),
      );
      row.push(
        isSwapped(from, at, to, other)
          ? Math.min(best, (before[other - 2] as number) + cost.swapped)
          : best,
      );
    }
    if (Math.min(...row) > limit) return Number.POSITIVE_INFINITY;
    [before, previous] = [previous, row];
  }
  return previous[to.length] as number;

  function rowOf(length: number): number[] {
    const row = [0];
    for (let at = 0; at < length; at += 1) row.push((row[at] as number) + loose(to, at));
    return row;
  }
}

/** Whether the two letters up to there stand in the other word the other way round. */
function isSwapped(from: string, at: number, to: string, other: number): boolean {
  if (at < 2 || other < 2) return false;
  const [first, second] = [from[at - 2], from[at - 1]];
  return first !== second && first === to[other - 1] && second === to[other - 2];
}

/** The cheapest letter that can be left out. */
const looseLeast = cost.doubled;

/** People seldom mistake the first letter. */
const firstEmail = 1.6;

/** What a letter costs that only one of both words has. */
function loose(word: string, at: number): number {
  const letter = word[at] as string;
  if (at === 0) return cost.other * firstEmail;
  if (letter === word[at - 1] || letter === word[at + 1]) return cost.doubled;
  if (letter === 'h') return cost.alike;
  return vowels.includes(letter) ? looseVowel : cost.other;
}

function exchange(a: string, b: string): number {
  if (a === b) return 0;
  if (vowels.includes(a) && vowels.includes(b)) return cost.vowel;
  if (alike.some((group) => group.includes(a) && group.includes(b))) return cost.alike;
  return areNeighbours(a, b) ? cost.neighbour : cost.other;
}

function areNeighbours(a: string, b: string): boolean {
  return rows.some((row) => {
    const [one, other] = [row.indexOf(a), row.indexOf(b)];
    return one !== -1 && other !== -1 && Math.abs(one - other) === 1;
  });
}
