import type { Lexicon, LexiconWord } from './lexicon.model';
import type { Reading } from './read-words.model';
import { stemOf } from './stem.model';
import type { Term } from './term.model';

/** A topic matched by the words. */
export interface Match {
  topic: string;
  score: number;
  /** Share of the meaningful words that match the topic or its profession, 0 to 1. */
  coverage: number;
  /** The longest whole term found in the words; null when there is none. */
  term: Term | null;
}

/** Score of a word by how it was matched. */
const worth = { known: 1, sound: 0.9, begun: 0.85, respelt: 0.75, filler: 0.2, unknown: 0 };

/** Bonus per additional word of a whole phrase. */
const perWordOfPhrase = 0.2;

/** Share of the profession's score added to its topics. */
const ofProfession = 0.6;

/** A term at least this strong names its profession; topics of others lose the share `ofOthers`. */
const [leastNamed, ofOthers] = [0.5, 0.4];

/** Share of a score kept when only its own words match; all of it when every word does. */
const keptAlone = 0.4;

/** Topics matched by the words, the most likely first. `parentOf` returns a topic's profession. */
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

/** Professions named by a term that is no part of a longer one: `lawyer`, `teacher`. */
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

/**
 * A word that matches the profession at least as strongly as the topic adds nothing to the topic.
 */
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

/** A topic's term found at a range of the words. */
interface Phrase {
  from: number;
  to: number;
  term: Term;
  strength: number;
}

/** Topic → strength of one word for it, alone or as part of phrases. */
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

/** The less of a word is typed, the lower its score. */
const begunPart = (typed: string, whole: string) =>
  Math.sqrt(Math.min(1, typed.length / whole.length));

/** Whole terms in the words, with and without fillers: `bijli ka bill`. */
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
      // An incomplete word forms no whole term, nor do fillers alone.
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

/** A word that is only a prefix; `ca` is complete, although it begins `cardiologist`. */
const isBegunOnly = ({ kind, word, stems: [first] }: Reading) =>
  kind === 'begun' && first !== stemOf(word);

/** From the weight of a category's own name a term counts as certain. */
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
