import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const require = createRequire(import.meta.url);

/** Files of the product's fonts in two weights; a family has the letters of one file. */
const files = [
  ['Figtree', 500, require.resolve('@fontsource/figtree/files/figtree-latin-500-normal.woff')],
  ['Figtree', 700, require.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff')],
  ['Extended', 500, require.resolve('@fontsource/figtree/files/figtree-latin-ext-500-normal.woff')],
  ['Extended', 700, require.resolve('@fontsource/figtree/files/figtree-latin-ext-700-normal.woff')],
  [
    'Devanagari',
    500,
    require.resolve(
      '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-500-normal.woff',
    ),
  ],
  [
    'Devanagari',
    700,
    require.resolve(
      '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff',
    ),
  ],
  [
    'Kannada',
    500,
    require.resolve(
      '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-500-normal.woff',
    ),
  ],
  [
    'Kannada',
    700,
    require.resolve(
      '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-700-normal.woff',
    ),
  ],
] as const;

/** Value of `font-family`: letters that a family lacks are drawn from the next. */
export const fontFamily = 'Figtree, Extended, Devanagari, Kannada';

/** Reads the fonts, about 300 KB. */
export const loadFonts = (): Font[] =>
  files.map(([name, weight, file]) => ({
    name,
    weight,
    style: 'normal',
    data: readFileSync(file),
  }));
