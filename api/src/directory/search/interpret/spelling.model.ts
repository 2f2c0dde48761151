import { type Lexicon, type LexiconWord, pairsOf, type Spelling } from './lexicon.model';
import { latinOf, scriptOf, soundOf } from './sound.model';

/** Shorter words resemble too many others. */
const leastLetters = 4;

/** Allowed distance up to a number of letters: a letter costs 1, a likely slip less. */
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
/** Letters often confused with one another. */
const alike = ['ckq', 'sz', 'szc', 'gj', 'vw', 'pf', 'td', 'mn', 'bv', 'iy', 'xz'];

/** Cost of one slip, in letters. */
const cost = { doubled: 0.3, vowel: 0.5, alike: 0.5, swapped: 0.7, neighbour: 0.8, other: 1 };
/** A missing or extra vowel. */
const looseVowel = 0.6;

/**
 * The most likely correction of a misspelt word. None when no word is near, or when two about
 * equally near words have different topics.
 */
export function respelt(word: string, lexicon: Lexicon): Spelling | null {
  const latin = latinOf(word);
  if (latin.length < leastLetters) return null;
  const heard = soundOf(latin);
  const ranked = candidates(latin, lexicon)
    .flatMap((spelling) => {
      const limit = allowed(Math.min(latin.length, spelling.latin.length));
      const distance = distanceOf(latin, heard, spelling, limit);
      if (distance > limit) return [];
      const isForeign = scriptOf(spelling.word) !== scriptOf(word);
      const doubt = distance + rare * (1 - commonness(spelling.stem)) + (isForeign ? foreign : 0);
      return [{ spelling, stem: spelling.stem, doubt }];
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

/** Penalty of a word that is weak for its topic, and of a word in another script. */
const rare = 0.7;
const foreign = 0.4;

/** Words within this distance count as equally near. */
const closeCall = 0.25;

/** A word this much weaker for its topic is no rival: `polymer` of `plumber`. */
const farRarer = 0.75;

/** Maximum difference in length. */
const mostMore = 3;

/** Words of similar length that share enough letter pairs to be compared. */
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

/** Distance of words with the same sound, however they are spelt. */
const sameSound = 0.4;

/** Distance between a word and the typed one, by letters or by sound. */
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

/** Damerau–Levenshtein distance with a cost per kind of slip. */
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
        (previous[other - 1] as number) + exchange(a, b) * (at === 1 ? firstLetter : 1),
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

/** Whether the two letters up to this position are transposed in the other word. */
function isSwapped(from: string, at: number, to: string, other: number): boolean {
  if (at < 2 || other < 2) return false;
  const [first, second] = [from[at - 2], from[at - 1]];
  return first !== second && first === to[other - 1] && second === to[other - 2];
}

/** The cheapest letter to leave out. */
const looseLeast = cost.doubled;

/** The first letter is rarely wrong, so a slip there costs more. */
const firstLetter = 1.6;

/** Cost of a letter that only one of the words has. */
function loose(word: string, at: number): number {
  const letter = word[at] as string;
  if (at === 0) return cost.other * firstLetter;
  if (letter === word[at - 1] || letter === word[at + 1]) return cost.doubled;
  if (letter === 'h') return cost.alike;
  return vowels.includes(letter) ? looseVowel : cost.other;
}

const firstCode = 'a'.charCodeAt(0);
const letters = 'abcdefghijklmnopqrstuvwxyz';
const exchangeCosts = [...letters].map((a) => [...letters].map((b) => exchangeCost(a, b)));

/** Cost of one letter in place of another. */
function exchange(a: string, b: string): number {
  const known = exchangeCosts[a.charCodeAt(0) - firstCode]?.[b.charCodeAt(0) - firstCode];
  return known ?? exchangeCost(a, b);
}

function exchangeCost(a: string, b: string): number {
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
