const LETTERS: Readonly<Record<string, string>> = {
  ...{ a: 'á', c: 'ç', d: 'đ', e: 'é', g: 'ĝ', h: 'ĥ', i: 'í', j: 'ĵ', k: 'ķ', l: 'ļ', n: 'ñ' },
  ...{ o: 'ó', r: 'ŕ', s: 'š', t: 'ţ', u: 'ú', w: 'ŵ', y: 'ý', z: 'ž' },
  ...{ A: 'Á', C: 'Ç', D: 'Đ', E: 'É', G: 'Ĝ', H: 'Ĥ', I: 'Í', J: 'Ĵ', K: 'Ķ', L: 'Ļ', N: 'Ñ' },
  ...{ O: 'Ó', R: 'Ŕ', S: 'Š', T: 'Ţ', U: 'Ú', W: 'Ŵ', Y: 'Ý', Z: 'Ž' },
};

/** Words in the pseudo-language: letters have accents, and a text is longer by two fifths. */
export function accented(words: unknown): unknown {
  if (typeof words === 'string') return lengthened(words);
  if (typeof words === 'function') return (...values: unknown[]) => accented(words(...values));
  if (Array.isArray(words)) return words.map(accented);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, accented(value)]));
}

function lengthened(text: string): string {
  const written = text.replace(/[A-Za-z]/g, (letter) => LETTERS[letter] ?? letter);
  return written + '·'.repeat(Math.ceil(text.length * LONGER));
}

const LONGER = 0.4;
