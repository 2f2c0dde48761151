/** Consonants of Devanagari and Kannada in Latin letters, by offset in the Unicode block. */
const consonants = [
  ...['k', 'kh', 'g', 'gh', 'n', 'ch', 'chh', 'j', 'jh', 'n'],
  ...['t', 'th', 'd', 'dh', 'n', 't', 'th', 'd', 'dh', 'n', 'n'],
  ...['p', 'ph', 'b', 'bh', 'm', 'y', 'r', 'r', 'l', 'l', 'l', 'v', 'sh', 'sh', 's', 'h'],
];
const vowels: Record<number, string> = {
  ...{ 5: 'a', 6: 'a', 7: 'i', 8: 'i', 9: 'u', 10: 'u', 11: 'ri', 13: 'e', 14: 'e', 15: 'e' },
  ...{ 16: 'ai', 17: 'o', 18: 'o', 19: 'o', 20: 'au' },
};
const vowelSigns: Record<number, string> = {
  ...{ 62: 'a', 63: 'i', 64: 'i', 65: 'u', 66: 'u', 67: 'ri', 69: 'e', 70: 'e' },
  ...{ 71: 'e', 72: 'ai', 73: 'o', 74: 'o', 75: 'o', 76: 'au' },
};
const firstConsonant = 0x15;
const virama = 0x4d;
const anusvara = 0x02;

const ascii = /^[ -~]*$/;

/** Transliterates a Devanagari or Kannada word, roughly as Indians write it; other words stay. */
export function latinOf(word: string): string {
  if (ascii.test(word)) return word;
  let latin = '';
  let isVowelDue = false;
  for (const letter of word) {
    const place = indicPlace(letter.codePointAt(0) as number);
    if (isVowelDue && !replacesVowel(place)) latin += 'a';
    isVowelDue = place !== null && consonants[place - firstConsonant] !== undefined;
    latin += place === null ? letter : latinLetter(place);
  }
  return latin;
}

/** A consonant implies an `a`, unless a vowel sign or a virama follows. */
const replacesVowel = (place: number | null): boolean =>
  place !== null && (vowelSigns[place] !== undefined || place === virama);

const latinLetter = (place: number): string =>
  consonants[place - firstConsonant] ??
  vowelSigns[place] ??
  vowels[place] ??
  (place === anusvara ? 'n' : '');

/** The script of a word. */
export function scriptOf(word: string): 'latin' | 'devanagari' | 'kannada' {
  if (/[\u0900-\u097F]/.test(word)) return 'devanagari';
  return /[\u0C80-\u0CFF]/.test(word) ? 'kannada' : 'latin';
}

/** Offset within the Unicode blocks of Devanagari and Kannada, which share a layout. */
function indicPlace(code: number): number | null {
  if (code >= 0x0900 && code <= 0x097f) return code - 0x0900;
  if (code >= 0x0c80 && code <= 0x0cff) return code - 0x0c80;
  return null;
}

/** Spellings of one sound, in order of application. */
const sameSounds: [pattern: RegExp, sound: string][] = [
  [/^kn/, 'n'],
  [/^ps/, 's'],
  [/ph/g, 'f'],
  [/tch|chh|cch/g, 'ch'],
  [/c(?=[eiy])/g, 's'],
  [/g(?=[eiy])/g, 'j'],
  [/ck|q|c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/sch|sh|tion|sion/g, 's'],
  [/([bdgjklprt])h/g, '$1'],
  [/aa|ah(?=[^aeiou]|$)/g, 'a'],
  [/ey|ee|ea|ie|ei|y(?![aeiou])/g, 'i'],
  [/oo|ou/g, 'u'],
  [/ae|ai|ay/g, 'e'],
  [/au|aw/g, 'o'],
  [/(.)\1+/g, '$1'],
];

/** Key shared by words that sound alike: `daant` and `dant`, `kidny` and `kidney`. */
export function soundOf(word: string): string {
  const latin = sameSounds.reduce(
    (text, [pattern, sound]) => text.replace(pattern, sound),
    latinOf(word),
  );
  return latin.length > 3 ? latin.replace(/[aeiou]$/, '') : latin;
}

/** The consonants of a sound: English words in Indian scripts keep these, not their vowels. */
export const consonantsOf = (word: string): string => consonantsOfSound(soundOf(word));

/** The same for a known sound. */
export const consonantsOfSound = (sound: string): string =>
  sound
    .replace(/m(?=[^aeiou]|$)/g, 'n')
    .replace(/[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1');
