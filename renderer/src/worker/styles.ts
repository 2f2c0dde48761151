import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Composition } from '@nukkad/platform/contract';
import { type Font, fontsIn, smallFonts } from './fonts';

/** A stylesheet of a part, as a page links it. */
export interface Stylesheet {
  /** `/remotes/mf-public/<version>/screen-listing.css` */
  href: string;
  integrity: string;
  classes: ReadonlySet<string>;
  /** Its fonts that a page may load ahead. */
  fonts: readonly Font[];
}

interface Source {
  /** `/shell/<version>/` */
  base: string;
  integrity: Record<string, string>;
}

/** The share of a stylesheet's classes that is in the HTML of a page that shows its part. */
const SHOWN = 0.6;

/** Reads the stylesheets of the shell and of the parts that are rendered ahead. */
export async function readStyles(
  site: string,
  { shell, remotes }: Composition,
): Promise<Stylesheet[]> {
  const sources: Source[] = [
    { base: `/shell/${shell.version}/`, integrity: shell.integrity ?? {} },
    ...Object.values(remotes).filter(({ server }) => server !== undefined),
  ];
  const files = sources.flatMap(({ base, integrity }) =>
    Object.entries(integrity)
      .filter(([file]) => file.endsWith('.css'))
      .map(([file, digest]) => ({ href: base + file, integrity: digest })),
  );
  return Promise.all(
    files.map(async (file) => {
      const css = await readFile(path.join(site, file.href), 'utf8').catch(() => '');
      const fonts = await smallFonts(fontsIn(css, file.href), site);
      return { ...file, classes: classesIn(css), fonts };
    }),
  );
}

/**
 * The stylesheets that a page needs besides those it links: parts of a screen that a browser loads
 * later are in its HTML already, so their styles must be in force before it is painted.
 *
 * @param linked addresses of the stylesheets that the page links
 */
export function furtherStyles(
  html: string,
  all: readonly Stylesheet[],
  linked: ReadonlySet<string>,
): Stylesheet[] {
  const used = new Set(usedClasses(html));
  const missing = new Set(used);
  const cover = ({ classes }: Stylesheet) => {
    for (const name of classes) missing.delete(name);
  };
  for (const one of all) if (linked.has(one.href)) cover(one);
  const others = all.filter(({ href }) => !linked.has(href));
  const chosen = others.filter(({ classes }) => isShown(classes, used));
  for (const one of chosen) cover(one);
  for (;;) {
    const best = mostOf(missing, others);
    if (!best) return chosen;
    chosen.push(best);
    cover(best);
  }
}

/**
 * True for the styles of a part that is in the HTML, even if other sheets have the same rules: the
 * browser loads them with the part, and lays out the whole page anew for the layers they bring.
 */
function isShown(classes: ReadonlySet<string>, used: ReadonlySet<string>): boolean {
  let count = 0;
  for (const name of classes) if (used.has(name)) count += 1;
  return count > 0 && count / classes.size >= SHOWN;
}

/** The stylesheet with most of the classes; undefined if none has any. */
function mostOf(missing: ReadonlySet<string>, sheets: readonly Stylesheet[]) {
  let best: Stylesheet | undefined;
  let most = 0;
  for (const sheet of sheets) {
    let count = 0;
    for (const name of missing) if (sheet.classes.has(name)) count += 1;
    if (count > most) [best, most] = [sheet, count];
  }
  return best;
}

const classesIn = (css: string) =>
  new Set(Array.from(css.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name = '']) => name));

function* usedClasses(html: string): Generator<string> {
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) yield* names.split(' ');
}
