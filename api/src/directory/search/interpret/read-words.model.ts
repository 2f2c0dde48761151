import { isFiller } from './filler.model';
import { type Lexicon, type LexiconWord, type Spelling, wordsBeginning } from './lexicon.model';
import { consonantsOf, latinOf, scriptOf, soundOf } from './sound.model';
import { respelt } from './spelling.model';
import { stemOf } from './stem.model';

/** How a typed word was understood, the surest first. */
export type Reading =
  | { kind: 'known' | 'sound' | 'begun'; word: string; stems: string[] }
  /** `meant` is what a misspelt word is taken for. */
  | { kind: 'respelt'; word: string; stems: string[]; meant: string }
  /** A filler may be part of a term all the same: `nurse at home`. */
  | { kind: 'filler'; word: string; stems: string[] }
  | { kind: 'unknown'; word: string; stems: [] };

interface Options {
  /** The last word is still being typed: it may be the beginning of a longer one. */
  isTyping: boolean;
  /** Nothing is taken for misspelt. */
  isExact?: boolean;
  /** Words that are no mistake although no topic has them: places, names. */
  isKnown?: (word: string) => boolean;
}

/** A shorter sound, or fewer consonants, would be shared by too many words. */
const leastSound = 4;
const leastConsonants = 3;
/** Fewer letters begin too many words. */
const leastBeginning = 2;
const leastBeginningOfWhole = 5;
/** Of the parts of two words that were written as one. */
const leastPart = 3;
const mostBegun = 80;
/** Letters of a misspelt word that is believed where nothing else is understood. */
const leastAlone = 7;
/** Longer words are not tried as two. */
const mostOfTwo = 30;

/**
 * Understands each word: as it stands, by its sound, as two words without their gap, as the
 * beginning of one, and only then as misspelt. A word that is known is never taken for another.
 */
export function readWords(words: string[], lexicon: Lexicon, options: Options): Reading[] {
  const all = joined(words, lexicon);
  // A filler after other words is typed to its end more often than not: `doctor near me`.
  const isOpen = options.isTyping && (all.length === 1 || !isFiller(all.at(-1) ?? ''));
  return believed(
    all.flatMap((word, index) =>
      readWord(word, lexicon, options, isOpen && index === all.length - 1),
    ),
  );
}

/** Beside words that nobody knows, and none that is known, a short one is no slip: `taj mahal`. */
function believed(readings: Reading[]): Reading[] {
  const has = (...kinds: Reading['kind'][]) => readings.some(({ kind }) => kinds.includes(kind));
  if (!has('unknown') || has('known', 'sound', 'begun')) return readings;
  return readings.map((reading) =>
    reading.kind === 'respelt' && reading.word.length < leastAlone
      ? { kind: 'unknown', word: reading.word, stems: [] }
      : reading,
  );
}

/** `tooth ache` is one word, where the two are none. */
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

/** The beginning of longer words, while it is typed. */
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
  // Within one script it is a slip; across scripts it is how the word is written there.
  const isSlip = heard.some((found) => scriptOf(found) === scriptOf(word));
  if (!isSlip) return [{ kind: 'sound', word, stems: heard }];
  return isExact ? null : [slip(word, heard, lexicon)];
}

/** Two words without their gap. */
function readAsTwo(word: string, lexicon: Lexicon): Reading[] | null {
  const parts = partsOf(word, lexicon, (part) => isWritten(part, lexicon));
  if (!parts) return null;
  return parts.map((part) => ({ kind: 'known', word: part, stems: [stemOf(part)] }));
}

/** The beginning of longer words, left at that. */
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

/** Words of one subject that sound like it, or, of another script, share its consonants. */
function soundAlike(word: string, lexicon: Lexicon): string[] {
  const sound = soundOf(word);
  const heard = sound.length >= leastSound ? (lexicon.bySound.get(sound) ?? []) : [];
  if (heard.length > 0) return heard;
  const consonants = consonantsOf(word);
  if (consonants.length < leastConsonants) return [];
  // Names of people in Latin letters have the consonants of too many words.
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

/** A word of the vocabulary as it is written there, not one that only shares its stem. */
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

/** `aircondtioner`: two words without their gap, the second misspelt. */
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
