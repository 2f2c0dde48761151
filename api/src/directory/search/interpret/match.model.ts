import type { Lexicon, LexiconWord } from './lexicon.model';
import type { Reading } from './read-words.model';
import { stemOf } from './stem.model';
import type { Term } from './term.model';

/** A topic that words speak for. */
export interface Match {
  topic: string;
  score: number;
  /** Part of the words that carry meaning which speak for it or its profession, 0 to 1. */
  coverage: number;
  /** The longest term that stands in the words as a whole; null when none does. */
  term: Term | null;
}

/** What a word is worth, by how it was understood. */
const worth = { known: 1, sound: 0.9, begun: 0.85, respelt: 0.75, filler: 0.2, unknown: 0 };

/** Each word more of a phrase that stands there as a whole makes it surer. */
const perWordOfPhrase = 0.2;

/** What words for the profession add to a topic of it. */
const ofProfession = 0.6;

/** Named so clearly, a profession is meant: topics of others lose this part. */
const [leastNamed, ofOthers] = [0.5, 0.4];

/** What a score keeps where nothing but its own words is understood; all of it where every word is. */
const keptAlone = 0.4;

/** Topics that the words speak for, the likeliest first. `parentOf` tells a topic's profession. */
export function matchTopics(
  readings: Reading[],
  lexicon: Lexicon,
  parentOf: (topic: string) => string | null,
): Match[] {
  const phrases = phrasesIn(readings, lexicon);
  const terms = longestTerms(phrases);
  const inPhrases = readings.map((_reading, at) =>
    phrases.filter(({ from, to }) => at >= from && at < to),
  );
  const strengths = readings.map((reading, at) =>
    strengthsOf(reading, inPhrases[at] ?? [], lexicon),
  );
  const topics = new Set(strengths.flatMap((one) => [...one.keys()]));
  const own = new Map(
    [...topics].map((topic) => [topic, sumFor(topic, parentOf(topic), strengths, inPhrases)]),
  );
  const named = professionsNamed(readings, phrases, parentOf);
  const meaningful = readings.flatMap(({ kind }, at) => (kind === 'filler' ? [] : [at]));
  return [...own]
    .filter(([, score]) => score > 0)
    .map(([topic, score]) => {
      const parent = parentOf(topic);
      const speaks = (at: number) =>
        strengths[at]?.has(topic) || (parent !== null && strengths[at]?.has(parent));
      const coverage =
        meaningful.length === 0 ? 1 : meaningful.filter(speaks).length / meaningful.length;
      const sum = score + ofProfession * ((parent !== null && own.get(parent)) || 0);
      return {
        topic,
        score:
          sum *
          (keptAlone + (1 - keptAlone) * coverage) *
          (named.size === 0 || named.has(parent ?? topic) ? 1 : 1 - ofOthers),
        coverage,
        term: terms.get(topic) ?? null,
      };
    })
    .sort((a, b) => b.score - a.score || (a.topic < b.topic ? -1 : 1));
}

/** Professions that a term of theirs names, which is no part of a longer one: `lawyer`, `teacher`. */
function professionsNamed(
  readings: Reading[],
  phrases: Phrase[],
  parentOf: (topic: string) => string | null,
): Set<string> {
  const named = phrases.filter(
    ({ term, from, to, strength }) =>
      parentOf(term.node_id) === null &&
      strength >= leastNamed &&
      !phrases.some((one) => one.from <= from && one.to >= to && one.to - one.from > to - from),
  );
  return new Set(named.length < readings.length ? named.map(({ term }) => term.node_id) : []);
}

/** What says more of a profession than of its topic says nothing of the topic by itself. */
function sumFor(
  topic: string,
  parent: string | null,
  strengths: Map<string, number>[],
  inPhrases: Phrase[][],
): number {
  const isOfParent = (at: number) =>
    parent !== null &&
    (strengths[at]?.get(parent) ?? 0) >= (strengths[at]?.get(topic) ?? 0) &&
    !inPhrases[at]?.some(({ term, from, to }) => term.node_id === topic && to - from > 1);
  return strengths.reduce((sum, one, at) => sum + (isOfParent(at) ? 0 : (one.get(topic) ?? 0)), 0);
}

/** A term of a topic that stands in the words from one place to another. */
interface Phrase {
  from: number;
  to: number;
  term: Term;
  strength: number;
}

/** Topic → how much one word speaks for it, alone or as part of phrases. */
function strengthsOf(
  { kind, word, stems }: Reading,
  phrases: Phrase[],
  { words }: Lexicon,
): Map<string, number> {
  const strengths = new Map<string, number>();
  const note = (topic: string, strength: number) =>
    strengths.set(topic, Math.max(strengths.get(topic) ?? 0, strength));
  for (const stem of stems) {
    const { topics, rarity, word: whole } = words.get(stem) as LexiconWord;
    const part = kind === 'begun' ? begunPart(word, whole) : 1;
    for (const [topic, strength] of topics) note(topic, worth[kind] * part * rarity * strength);
  }
  for (const { term, strength } of phrases) note(term.node_id, strength);
  return strengths;
}

/** The less of a word has been typed, the less sure it is. */
const begunPart = (typed: string, whole: string) =>
  Math.sqrt(Math.min(1, typed.length / whole.length));

/** Whole terms of the vocabulary in the words, and in the words without fillers: `bijli ka bill`. */
function phrasesIn(readings: Reading[], lexicon: Lexicon): Phrase[] {
  const everywhere = readings.map((_reading, at) => at);
  const telling = everywhere.filter((at) => readings[at]?.kind !== 'filler');
  return [everywhere, ...(telling.length < readings.length ? [telling] : [])].flatMap((places) =>
    phrasesAt(places, readings, lexicon),
  );
}

function phrasesAt(places: number[], readings: Reading[], lexicon: Lexicon): Phrase[] {
  const { phrases, longestPhrase } = lexicon;
  return places.flatMap((_place, first) =>
    Array.from({ length: Math.min(longestPhrase, places.length - first) }, (_, more) => {
      const at = places.slice(first, first + more + 1);
      const within = at.map((place) => readings[place] as Reading);
      // What only begins like a word is no whole term, and a filler alone is none.
      const isWhole = !within.some(isBegunOnly) && within.some(({ kind }) => kind !== 'filler');
      const key = within.map(({ word, stems: [stem] }) => stem ?? stemOf(word)).join(' ');
      const terms = isWhole ? (phrases.get(key) ?? []) : [];
      const [from, to] = [at[0] as number, (at.at(-1) as number) + 1];
      return terms.map((term) => ({
        from,
        to,
        term,
        strength: strengthOf(term, at.length, terms),
      }));
    }).flat(),
  );
}

/** A word that is not whole itself; `ca` is, although it begins `cardiologist`. */
const isBegunOnly = ({ kind, word, stems: [first] }: Reading) =>
  kind === 'begun' && first !== stemOf(word);

/** A category's own name, of its weight or more, counts as sure. */
const [fullWeight, mostStrength] = [10, 1.2];

function strengthOf(term: Term, words: number, terms: Term[]): number {
  const topics = new Set(terms.map(({ node_id }) => node_id)).size;
  const rarity = 1 / (1 + Math.log2(topics) / 2);
  return rarity * Math.min(mostStrength, term.weight / fullWeight) + perWordOfPhrase * (words - 1);
}

function longestTerms(phrases: Phrase[]): Map<string, Term> {
  const longestLast = [...phrases].sort(
    (a, b) => a.to - a.from - (b.to - b.from) || a.term.weight - b.term.weight,
  );
  return new Map(longestLast.map(({ term }) => [term.node_id, term]));
}
