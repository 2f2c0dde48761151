import { stat } from 'node:fs/promises';
import path from 'node:path';

/** A font of a stylesheet. */
export interface Font {
  /** `/shell/<version>/assets/figtree-latin-ext.woff2` */
  href: string;
  /** Matches text with letters that the font is for. */
  letters: RegExp;
}

/** Bytes of a font that a page loads ahead: a larger one would hold up its styles and scripts. */
const LARGEST = 32 * 1024;

/** Fonts that a stylesheet declares for a range of letters. */
export function fontsIn(css: string, href: string): Font[] {
  return Array.from(css.matchAll(/@font-face\s*{([^}]*)}/g), ([, face = '']) => {
    const file = /url\("?([^")]+)"?\)/.exec(face)?.[1];
    const ranges = /unicode-range:([^;}]*)/.exec(face)?.[1];
    if (!file || !ranges) return [];
    return [{ href: path.posix.join(path.posix.dirname(href), file), letters: lettersOf(ranges) }];
  }).flat();
}

/** Those that are small enough to be loaded ahead. */
export async function smallFonts(fonts: readonly Font[], site: string): Promise<Font[]> {
  const sizes = await Promise.all(
    fonts.map(({ href }) =>
      stat(path.join(site, href)).then(
        ({ size }) => size,
        () => Number.POSITIVE_INFINITY,
      ),
    ),
  );
  return fonts.filter((_, index) => sizes[index]! <= LARGEST);
}

/** `U+0900-097F, U+200?` as an expression. */
function lettersOf(ranges: string): RegExp {
  const classes = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'f')}}`;
  });
  return new RegExp(`[${classes.join('')}]`, 'u');
}
