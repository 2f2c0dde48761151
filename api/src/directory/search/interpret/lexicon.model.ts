import { isFiller } from './filler.model';
import { normaliseQuery, splitWords } from './normalise.model';
import { consonantsOfSound, latinOf, soundOf } from './sound.model';
import { stemOf } from './stem.model';
import type { Term } from './term.model';

/** A word of the vocabulary and its strength per topic. */
export interface LexiconWord {
  /** The written word, not its stem: the shortest of its forms. */
  word: string;
  /** Every form found in terms: `nurse`, `nursing`. */
  forms: Set<string>;
  /** Topic → 0 to 1: from one of many words in a phrase, up to a topic's whole name. */
  topics: Map<string, number>;
  /** 1 for a word of one topic, less the more topics share it. */
  rarity: number;
}

/** A form of a word for comparison with misspelt ones. */
export interface Spelling {
  stem: string;
  word: string;
  /** The word in Latin letters. */
  latin: string;
  sound: string;
}

/** Every word and phrase of the vocabulary, in memory. */
export interface Lexicon {
  /** Terms by the stems of their words. */
  phrases: Map<string, Term[]>;
  /** Number of words of the longest phrase. */
  longestPhrase: number;
  /** By stem. */
  words: Map<string, LexiconWord>;
  /** Stems by sound, and by the consonants of the sound. */
  bySound: Map<string, string[]>;
  byConsonants: Map<string, string[]>;
  /** Words in alphabetical order, for prefix search. */
  inOrder: { word: string; stem: string }[];
  /** Words by letter pairs, for spelling correction. */
  byPair: Map<string, Spelling[]>;
}

/** Weight from which a term's words count fully: that of a category's own name. */
const fullWeight = 10;

/** Words without a meaning of their own in a term: `in`, `of`. */
const joining = new Set([
  'and',
  'of',
  'for',
  'in',
  'on',
  'the',
  'a',
  'to',
  'at',
  'with',
  'or',
  'by',
]);

export function lexiconOf(terms: Term[]): Lexicon {
  const phrases = new Map<string, Term[]>();
  const words = new Map<string, LexiconWord>();
  let longestPhrase = 1;
  for (const term of terms) {
    const all = splitWords(normaliseQuery(term.label));
    const stems = all.map(stemOf);
    for (const key of new Set([stems.join(' '), withoutFillers(all)])) append(phrases, key, term);
    longestPhrase = Math.max(longestPhrase, stems.length);
    const telling = all.filter((word) => !joining.has(word));
    const strength = Math.min(1, term.weight / fullWeight) / Math.sqrt(Math.max(1, telling.length));
    for (const word of telling) noteWord(words, word, term.node_id, strength);
  }
  for (const entry of words.values()) entry.rarity = 1 / (1 + Math.log2(entry.topics.size) / 2);
  const stems = [...words.keys()];
  const spellings = [...words].flatMap(([stem, { forms }]) =>
    [...forms].map((word) => ({ stem, word, latin: latinOf(word), sound: soundOf(word) })),
  );
  const sounds = new Map(stems.map((stem) => [stem, soundOf(stem)]));
  const soundIn = (stem: string) => sounds.get(stem) as string;
  return {
    ...{ phrases, longestPhrase, words },
    bySound: grouped(stems, (stem) => [soundIn(stem)]),
    byConsonants: grouped(stems, (stem) => [consonantsOfSound(soundIn(stem))]),
    inOrder: stems
      .map((stem) => ({ word: (words.get(stem) as LexiconWord).word, stem }))
      .sort((a, b) => Number(a.word > b.word) - Number(a.word < b.word)),
    byPair: grouped(spellings, ({ latin }) => pairsOf(latin)),
  };
}

/**
 * `bijli ka bill` also matches as `bijli bill`; terms that would shrink to one word are kept whole.
 */
function withoutFillers(words: string[]): string {
  const telling = words.filter((word) => !isFiller(word));
  return (telling.length < 2 ? words : telling).map(stemOf).join(' ');
}

function noteWord(words: Map<string, LexiconWord>, word: string, topic: string, strength: number) {
  const stem = stemOf(word);
  const entry = words.get(stem) ?? {
    ...{ word, forms: new Set<string>() },
    ...{ topics: new Map<string, number>(), rarity: 1 },
  };
  entry.forms.add(word);
  if (word.length < entry.word.length) entry.word = word;
  entry.topics.set(topic, Math.max(entry.topics.get(topic) ?? 0, strength));
  words.set(stem, entry);
}

/** Words with this prefix, at most `most`. */
export function wordsBeginning({ inOrder }: Lexicon, beginning: string, most: number): string[] {
  let [low, high] = [0, inOrder.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((inOrder[middle] as { word: string }).word < beginning) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; at < inOrder.length && found.length < most; at += 1) {
    const { word, stem } = inOrder[at] as { word: string; stem: string };
    if (!word.startsWith(beginning)) break;
    found.push(stem);
  }
  return found;
}

/**
 * Pairs of adjacent letters, and the first letter; for Indian scripts, of the Latin
 * transliteration.
 */
export function pairsOf(word: string): string[] {
  const padded = ` ${latinOf(word)}`;
  const pairs = new Set<string>();
  for (let at = 0; at + 2 <= padded.length; at += 1) pairs.add(padded.slice(at, at + 2));
  return [...pairs];
}

function grouped<T>(all: T[], keysOf: (one: T) => string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) for (const key of keysOf(one)) append(groups, key, one);
  return groups;
}

function append<T>(groups: Map<string, T[]>, key: string, value: T): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}
