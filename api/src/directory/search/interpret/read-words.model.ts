import { isFiller } from './filler.model';
import { type Lexicon, type LexiconWord, wordsBeginning } from './lexicon.model';
import { consonantsOf, latinOf, soundOf } from './sound.model';
import { respelt } from './spelling.model';
import { stemOf } from './stem.model';

/** How a typed word was understood, the surest first. */
export type Reading =
  | { kind: 'known' | 'sound' | 'begun' | 'respelt'; word: string; stems: string[] }
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

/**
 * Understands each word: as it stands, by its sound, as two words without their gap, as the
 * beginning of one, and only then as misspelt. A word that is known is never taken for another.
 */
export function readWords(words: string[], lexicon: Lexicon, options: Options): Reading[] {
  return joined(words, lexicon).flatMap((word, index, all) =>
    readWord(word, lexicon, options, options.isTyping && index === all.length - 1),
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
  const stem = stemOf(word);
  const begun =
    isLast && word.length >= leastBeginning ? wordsBeginning(lexicon, word, mostBegun) : [];
  const one = (kind: 'known' | 'sound' | 'begun' | 'respelt', stems: string[]): Reading[] => [
    { kind, word, stems },
  ];
  if (isLast && begun.some((found) => found !== stem)) {
    return one('begun', [...new Set([...(lexicon.words.has(stem) ? [stem] : []), ...begun])]);
  }
  const isInTerms = lexicon.words.has(stem);
  if (isFiller(word)) return [{ kind: 'filler', word, stems: isInTerms ? [stem] : [] }];
  if (isInTerms) return one('known', [stem]);
  if (options.isKnown?.(word) || /^\p{N}+$/u.test(word))
    return [{ kind: 'unknown', word, stems: [] }];
  const heard = soundAlike(word, lexicon);
  // Within one script it is a slip; across scripts it is how the word is written there.
  const isSlip = heard.some((found) => (latinOf(found) === found) === (latinOf(word) === word));
  if (heard.length > 0 && !(isSlip && options.isExact)) {
    return one(isSlip ? 'respelt' : 'sound', heard);
  }
  const parts = partsOf(word, lexicon);
  if (parts) return parts.map((part) => ({ kind: 'known', word: part, stems: [stemOf(part)] }));
  const whole =
    word.length >= leastBeginningOfWhole ? wordsBeginning(lexicon, word, mostBegun) : [];
  if (whole.length > 0) return one('begun', whole);
  const meant = options.isExact ? null : respelt(word, lexicon);
  return meant === null ? [{ kind: 'unknown', word, stems: [] }] : one('respelt', [meant]);
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

function partsOf(word: string, { words }: Lexicon): [string, string] | null {
  for (let at = leastPart; at <= word.length - leastPart; at += 1) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => words.has(stemOf(part)))) return parts;
  }
  return null;
}
