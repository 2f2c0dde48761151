import { inLanguage, type Language, languages, offeredLanguages } from '@nukkad/platform/contract';

/** A page of the sitemap; `changed` is the time of its content's last change. */
export interface Page {
  path: string;
  changed?: Date;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A part of the sitemap: pages by absolute URL, in every language that people can choose. */
export function urlSet(
  origin: string,
  pages: Page[],
  offered: readonly Language[] = offeredLanguages,
): string {
  const entries = pages.flatMap(({ path, changed }) => {
    const others = offered.length > 1 ? alternates(origin, path, offered) : '';
    return offered.map((language) => {
      const address = addressOf(origin, inLanguage(path, language));
      return `<url><loc>${address}</loc>${lastmod(changed)}${others}</url>`;
    });
  });
  return document('urlset', entries, offered.length > 1 ? ` xmlns:xhtml="${xhtml}"` : '');
}

const xhtml = 'http://www.w3.org/1999/xhtml';

/** The page in each language, itself as well, as the format wants it. */
function alternates(origin: string, path: string, offered: readonly Language[]): string {
  const link = (tag: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressOf(origin, address)}"/>`;
  const each = offered.map((language) => link(languages[language].tag, inLanguage(path, language)));
  return [...each, link('x-default', path)].join('');
}

/** The sitemap index. */
export function sitemapIndex(origin: string, paths: string[]): string {
  const entries = paths.map((path) => `<sitemap><loc>${addressOf(origin, path)}</loc></sitemap>`);
  return document('sitemapindex', entries);
}

const document = (root: string, entries: string[], more = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}"${more}>\n${entries.join('\n')}\n</${root}>\n`;

const lastmod = (changed: Date | undefined) =>
  changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';

const addressOf = (origin: string, path: string) => escaped(origin.replace(/\/+$/, '') + path);

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
};

/** Escapes text for XML elements and attributes. */
export const escaped = (text: string) =>
  text.replace(/[&<>'"]/g, (character) => entities[character] ?? '');
