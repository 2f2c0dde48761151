/** Marks that Latin letters carry; those of Indian scripts are vowels and stay. */
const accents = /[\u0300-\u036f]/g;

/** White space and ASCII's punctuation. */
const between = /[\s!-/:-@[-`{-~]+/g;

/** Lower-case words without accents and punctuation, as the database function of that name. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(between, ' ')
    .trim();
}
