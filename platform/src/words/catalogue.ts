/**
 * Translates the export `name` of a text file: a string, a function that makes one, or an object or
 * list of them.
 */
export type Catalogue = (id: string, name: string, english: unknown) => unknown;

/** Modules of a language by the id of their text file: `{ q3Zk: { text: { all: 'सभी' } } }`. */
export type Translations = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * What a language must say for words in English: the same keys, and functions of the same values.
 *
 * @example export const text: Translation<typeof english> = { all: 'सभी' };
 */
export type Translation<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => infer Said
    ? (...values: Values) => Translation<Said>
    : Words extends readonly unknown[]
      ? { readonly [Index in keyof Words]: Translation<Words[Index]> }
      : Words extends object
        ? { readonly [Key in keyof Words]: Translation<Words[Key]> }
        : Words;

/** A catalogue of translations; what one lacks stays in English, word by word. */
export function catalogueOf(translations: Translations): Catalogue {
  return (id, name, english) => merged(english, translations[id]?.[name]);
}

function merged(english: unknown, translated: unknown): unknown {
  if (translated === undefined) return english;
  if (!isGroup(english) || !isGroup(translated)) return translated;
  const entries = Object.entries(english);
  return Object.fromEntries(entries.map(([key, words]) => [key, merged(words, translated[key])]));
}

/** An object of further words, not a list, a string or a function. */
function isGroup(words: unknown): words is Record<string, unknown> {
  return typeof words === 'object' && words !== null && !Array.isArray(words);
}
