/** Combining marks of Latin letters; those of Indian scripts are vowels and stay. */
const accents = /[\u0300-\u036f]/g;

/** White space and ASCII punctuation. */
const between = /[\s!-/:-@[-`{-~]+/g;

/** Lower-case words without accents or punctuation, equal to the SQL function plain_words. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(between, ' ')
    .trim();
}
