/** A shorter stem is ambiguous. */
const leastLatin = 3;
const leastIndic = 2;

/** English suffixes, longest first, with their replacement. */
const english: [ending: string, instead: string][] = [
  ['ies', 'y'],
  ['ings', ''],
  ['sses', 'ss'],
  ['ing', ''],
  ['ers', 'er'],
  ['ed', ''],
  ['es', 'e'],
  ['s', ''],
];

/** Case and number suffixes of Hindi and Kannada, longest first. */
const indic = [
  'ಿನಲ್ಲಿ',
  'ಗಳನ್ನು',
  'ಗಳಿಗೆ',
  'ಗಳು',
  'ಕ್ಕೆ',
  'ಯನ್ನು',
  'ವನ್ನು',
  'ನ್ನು',
  'ದಲ್ಲಿ',
  'ಲ್ಲಿ',
  'ಯಲ್ಲಿ',
  'ದವರು',
  'ವರು',
  'ರಿಗೆ',
  'ಿನ',
  'ಯ',
  'ದ',
  'ಗೆ',
  'ರು',
  'ವು',
  'ियों',
  'ियां',
  'ाओं',
  'ों',
  'ें',
  'ां',
  'ाएं',
];

/** Optional final vowel signs: `दांता`, `ಹಲ್ಲು`. */
const finalVowel = /[\u093E-\u094C\u0CBE-\u0CCC]$/;

const isIndic = (word: string) => /[\u0900-\u097F\u0C80-\u0CFF]/.test(word);

/** The stem shared by a word's plural, `-ing` form and cases. */
export function stemOf(word: string): string {
  return isIndic(word) ? indicStem(word) : englishStem(word);
}

function englishStem(word: string): string {
  if (word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word;
  const found = english.find(
    ([ending]) => word.endsWith(ending) && word.length - ending.length >= leastLatin,
  );
  if (!found) return withoutSilentE(word);
  const [ending, instead] = found;
  return withoutSilentE(
    restored(undoubled(word.slice(0, -ending.length) + instead, ending), ending),
  );
}

/** `til-ing` comes from `tile`: after a short vowel the consonant would be doubled. */
function restored(stem: string, ending: string): string {
  const isCut = /^(?:ings?|ed)$/.test(ending) && /^[^aeiou][aeiouy][^aeiouwxy]$/.test(stem);
  return isCut ? `${stem}e` : stem;
}

/** `plann-ing` comes from `plan`. */
function undoubled(stem: string, ending: string): string {
  const isDoubled = /(?:ing|ings|ed)$/.test(ending) && /([bdgmnprt])\1$/.test(stem);
  return isDoubled ? stem.slice(0, -1) : stem;
}

/** Longer words only: `care` is not `car`. */
const withoutSilentE = (word: string) =>
  word.length > leastLatin + 1 && word.endsWith('e') && !word.endsWith('ee')
    ? word.slice(0, -1)
    : word;

function indicStem(word: string): string {
  const ending = indic.find(
    (one) => word.endsWith(one) && [...word].length - [...one].length >= leastIndic,
  );
  const stem = ending === undefined ? word : word.slice(0, -ending.length);
  return [...stem].length > leastIndic ? stem.replace(finalVowel, '') : stem;
}
