import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { openTypeOf } from './woff';

const require = createRequire(import.meta.url);

export type Weight = 500 | 700;

/** The product's fonts, in the order in which letters are looked for. */
const families = [
  { name: 'figtree', script: 'latin', lang: null },
  { name: 'figtree', script: 'latin-ext', lang: null },
  { name: 'noto-sans-devanagari', script: 'devanagari', lang: 'hi' },
  { name: 'noto-sans-kannada', script: 'kannada', lang: 'kn' },
] as const;

export interface PdfFont {
  /** By which a document knows it. */
  id: string;
  weight: Weight;
  /** OpenType, to be embedded. */
  bytes: Buffer;
  /** Language of its script; null of Latin. */
  lang: 'hi' | 'kn' | null;
  has: (letter: string) => boolean;
}

/** Text in one font. */
export interface Run {
  font: PdfFont;
  /** What is drawn. */
  shown: string;
  /** What is meant, for who reads or copies the text. */
  meant: string;
}

let loaded: PdfFont[] | undefined;

/** All fonts in both weights, about 400 KB, read once. */
export function pdfFonts(): PdfFont[] {
  loaded ??= ([500, 700] as const).flatMap((weight) =>
    families.map(({ name, script, lang }) => {
      const id = `${name}-${script}-${weight}`;
      const file = require.resolve(`@fontsource/${name}/files/${id}-normal.woff`);
      const bytes = openTypeOf(readFileSync(file));
      const letters = new Set((fontkit.create(bytes) as fontkit.Font).characterSet);
      return { id, weight, bytes, lang, has: (letter) => letters.has(letter.codePointAt(0) ?? 0) };
    }),
  );
  return loaded;
}

/** Drawn in the place of a letter that no font has. */
const unknown = '?';

/**
 * Splits text into runs, each in the first font that has its letters; a letter stays in the font of
 * the one before if that has it, as spaces and joiners belong to the word. A syllable is never split.
 */
export function runsOf(text: string, weight: Weight): Run[] {
  const fonts = pdfFonts().filter((font) => font.weight === weight);
  const runs: Run[] = [];
  for (const { segment } of syllables.segment(text)) {
    const last = runs.at(-1);
    const letters = [...segment];
    const font = [...(last ? [last.font] : []), ...fonts].find((one) => letters.every(one.has));
    const shown = font ? segment : unknown;
    const drawnIn = font ?? (fonts[0] as PdfFont);
    const isSame = last?.font === drawnIn && isPlain(last) === (font !== undefined);
    if (last && isSame) {
      last.shown += shown;
      last.meant += segment;
    } else runs.push({ font: drawnIn, shown, meant: segment });
  }
  return runs;
}

/** Letters as people see them. */
export const syllables = new Intl.Segmenter('en', { granularity: 'grapheme' });

const isPlain = ({ shown, meant }: Run) => shown === meant;
