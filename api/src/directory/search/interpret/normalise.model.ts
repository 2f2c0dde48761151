import { plainWords } from './plain-words.model';

/** Invisible characters: controls, direction marks, joiners, variation selectors, soft hyphens. */
const unseen = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;

/** Characters that are no letters or digits of any script: emoji, danda, quotation marks. */
const signs = /[^\p{L}\p{M}\p{N}]+/gu;

/** The dot below of `ज़`: the same word is written with and without it. */
const nukta = /[\u093C\u0CBC]/g;

const chandrabindu = /\u0901/g;

/** A nasal before a consonant of its own row is written as anusvara too: `हिन्दी` and `हिंदी`. */
const nasals: [nasal: RegExp, anusvara: string][] = [
  [/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g, '\u0902'],
  [/ಙ್(?=[ಕ-ಘ])|ಞ್(?=[ಚ-ಝ])|ಣ್(?=[ಟ-ಢ])|ನ್(?=[ತ-ಧ])|ಮ್(?=[ಪ-ಭ])/g, '\u0C82'],
];

/** The zero of each script whose digits are mixed with ASCII digits. */
const zeros = [0x0966, 0x0ce6];

/**
 * Normalises a query for comparison: one spelling for words in several widths, cases or code
 * points, in Latin, Devanagari and Kannada.
 */
export function normaliseQuery(text: string): string {
  const seen = text.replace(unseen, (sign) => (/\s/.test(sign) ? ' ' : ''));
  const plain = plainWords(seen.replace(/['’]s\b/g, 's'))
    .normalize('NFKD')
    .replace(nukta, '')
    .replace(chandrabindu, '\u0902')
    .normalize('NFC');
  return nasals
    .reduce((words, [nasal, anusvara]) => words.replace(nasal, anusvara), plain)
    .replace(/[\u0966-\u096F\u0CE6-\u0CEF]/g, latinDigit)
    .replace(signs, ' ')
    .trim();
}

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) as number;
  const zero = zeros.find((first) => code >= first && code < first + 10) as number;
  return String(code - zero);
}

/** The words of a normalised text. */
export const splitWords = (text: string): string[] => text.split(' ').filter(Boolean);
