import { isFiller } from './filler.model';
import { type Lexicon, type LexiconWord, type Spelling, wordsBeginning } from './lexicon.model';
import { consonantsOf, latinOf, scriptOf, soundOf } from './sound.model';
import { respelt } from './spelling.model';
import { stemOf } from './stem.model';

/** The reading of a typed word, the most certain first. */
export type Reading =
  | { kind: 'known' | 'sound' | 'begun'; word: string; stems: string[] }
  /** `meant` is the correction of a misspelt word. */
  | { kind: 'respelt'; word: string; stems: string[]; meant: string }
  /** A filler may still be part of a term: `nurse at home`. */
  | { kind: 'filler'; word: string; stems: string[] }
  | { kind: 'unknown'; word: string; stems: [] };

interface Options {
  /** The last word is still being typed, so it may be incomplete. */
  isTyping: boolean;
  /** Disables spelling correction. */
  isExact?: boolean;
  /** Correct words without a topic: places, names. */
  isKnown?: (word: string) => boolean;
}

/** Too many words share a shorter sound, or fewer consonants. */
const leastSound = 4;
const leastConsonants = 3;
/** Too many words begin with fewer letters. */
const leastBeginning = 2;
const leastBeginningOfWhole = 5;
/** Minimum letters of each part when two words were written as one. */
const leastPart = 3;
const mostBegun = 80;
/** Minimum letters of a correction that is accepted when nothing else matches. */
const leastAlone = 7;
/** Longer words are not split in two. */
const mostOfTwo = 30;

/**
 * Matches each word: as written, by sound, as two words without a space, as a prefix, and only then
 * as misspelt. A known word is never corrected.
 */
export function readWords(words: string[], lexicon: Lexicon, options: Options): Reading[] {
  const all = joined(words, lexicon);
  // A filler after other words is usually complete: `doctor near me`.
  const isOpen = options.isTyping && (all.length === 1 || !isFiller(all.at(-1) ?? ''));
  return believed(
    all.flatMap((word, index) =>
      readWord(word, lexicon, options, isOpen && index === all.length - 1),
    ),
  );
}

/** Next to unknown words and without a known one, a short word is not corrected: `taj mahal`. */
function believed(readings: Reading[]): Reading[] {
  const has = (...kinds: Reading['kind'][]) => readings.some(({ kind }) => kinds.includes(kind));
  if (!has('unknown') || has('known', 'sound', 'begun')) return readings;
  return readings.map((reading) =>
    reading.kind === 'respelt' && reading.word.length < leastAlone
      ? { kind: 'unknown', word: reading.word, stems: [] }
      : reading,
  );
}

/** Joins `tooth ache` when the joined word is known and the two are not. */
function joined(words: string[], { words: known }: Lexicon): string[] {
  const result: string[] = [];
  for (const word of words) {
    const last = result.at(-1);
    const both = last === undefined ? '' : last + word;
    const isOne =
      known.has(stemOf(both)) && !(known.has(stemOf(last ?? '')) && known.has(stemOf(word)));
    if (isOne) result[result.length - 1] = both;
    else result.push(word);
  }
  return result;
}

function readWord(word: string, lexicon: Lexicon, options: Options, isLast: boolean): Reading[] {
  return (
    (isLast ? readBeginning(word, lexicon) : null) ??
    readAsWritten(word, lexicon, options) ??
    readBySound(word, lexicon, options) ??
    readAsTwo(word, lexicon) ??
    readAsCutShort(word, lexicon) ??
    (options.isExact ? null : readAsMisspelt(word, lexicon)) ?? [
      { kind: 'unknown', word, stems: [] },
    ]
  );
}

/** A prefix of longer words, while it is being typed. */
function readBeginning(word: string, lexicon: Lexicon): Reading[] | null {
  if (word.length < leastBeginning) return null;
  const stem = stemOf(word);
  const begun = wordsBeginning(lexicon, word, mostBegun);
  if (begun.every((found) => found === stem)) return null;
  const own = lexicon.words.has(stem) ? [stem] : [];
  return [{ kind: 'begun', word, stems: [...new Set([...own, ...begun])] }];
}

function readAsWritten(word: string, lexicon: Lexicon, { isKnown }: Options): Reading[] | null {
  const stem = stemOf(word);
  const isInTerms = lexicon.words.has(stem);
  if (isFiller(word)) return [{ kind: 'filler', word, stems: isInTerms ? [stem] : [] }];
  if (isInTerms) return [{ kind: 'known', word, stems: [stem] }];
  const isNoMistake = isKnown?.(word) || /^\p{N}+$/u.test(word);
  return isNoMistake ? [{ kind: 'unknown', word, stems: [] }] : null;
}

function readBySound(word: string, lexicon: Lexicon, { isExact }: Options): Reading[] | null {
  const heard = soundAlike(word, lexicon);
  if (heard.length === 0) return null;
  // In the same script this is a misspelling; in another it is a transliteration.
  const isSlip = heard.some((found) => scriptOf(found) === scriptOf(word));
  if (!isSlip) return [{ kind: 'sound', word, stems: heard }];
  return isExact ? null : [slip(word, heard, lexicon)];
}

/** Two words without a space. */
function readAsTwo(word: string, lexicon: Lexicon): Reading[] | null {
  const parts = partsOf(word, lexicon, (part) => isWritten(part, lexicon));
  if (!parts) return null;
  return parts.map((part) => ({ kind: 'known', word: part, stems: [stemOf(part)] }));
}

/** A prefix of longer words, typed on purpose. */
function readAsCutShort(word: string, lexicon: Lexicon): Reading[] | null {
  if (word.length < leastBeginningOfWhole) return null;
  const stems = wordsBeginning(lexicon, word, mostBegun);
  return stems.length > 0 ? [{ kind: 'begun', word, stems }] : null;
}

function readAsMisspelt(word: string, lexicon: Lexicon): Reading[] | null {
  const meant = respelt(word, lexicon);
  if (!meant) return respeltParts(word, lexicon);
  return [{ kind: 'respelt', word, stems: [meant.stem], meant: meant.word }];
}

function slip(word: string, heard: string[], { words }: Lexicon): Reading {
  const stem = heard.find((one) => scriptOf(one) === scriptOf(word)) ?? (heard[0] as string);
  return { kind: 'respelt', word, stems: heard, meant: (words.get(stem) as LexiconWord).word };
}

/** Words of one subject with the same sound or, in another script, the same consonants. */
function soundAlike(word: string, lexicon: Lexicon): string[] {
  const sound = soundOf(word);
  const heard = sound.length >= leastSound ? (lexicon.bySound.get(sound) ?? []) : [];
  if (heard.length > 0) return heard;
  const consonants = consonantsOf(word);
  if (consonants.length < leastConsonants) return [];
  // In Latin letters, names of people share the consonants of too many words.
  if (latinOf(word) === word) return [];
  const others = (lexicon.byConsonants.get(consonants) ?? []).filter(
    (stem) => latinOf(stem) === stem,
  );
  return isOneSubject(others, lexicon) ? others : [];
}

function isOneSubject(stems: string[], { words }: Lexicon): boolean {
  const [first, ...others] = stems.map((stem) => (words.get(stem) as LexiconWord).topics);
  return others.every((topics) => [...topics.keys()].some((topic) => first?.has(topic)));
}

/** Whether a part is written like a word of the vocabulary, not only sharing its stem. */
function isWritten(part: string, { words }: Lexicon): boolean {
  const known = words.get(stemOf(part))?.word;
  return known !== undefined && part.startsWith(known);
}

function partsOf(
  word: string,
  lexicon: Lexicon,
  isPart: (part: string) => boolean,
): [string, string] | null {
  for (let at = leastPart; at <= Math.min(word.length, mostOfTwo) - leastPart; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (isWritten(first, lexicon) && isPart(second)) return [first, second];
  }
  return null;
}

/** `aircondtioner`: two words without a space, the second misspelt. */
function respeltParts(word: string, lexicon: Lexicon): Reading[] | null {
  const parts = partsOf(
    word,
    lexicon,
    (part) => part.length >= leastAlone && respelt(part, lexicon) !== null,
  );
  if (!parts) return null;
  const [first, second] = parts;
  const { stem, word: meant } = respelt(second, lexicon) as Spelling;
  return [
    { kind: 'known', word: first, stems: [stemOf(first)] },
    { kind: 'respelt', word: second, stems: [stem], meant },
  ];
}
