/** A page of the sitemap; `changed` is the time of its content's last change. */
export interface Page {
  path: string;
  changed?: Date;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A part of the sitemap: pages by absolute URL. */
export function urlSet(origin: string, pages: Page[]): string {
  const entries = pages.map(
    ({ path, changed }) => `<url><loc>${addressOf(origin, path)}</loc>${lastmod(changed)}</url>`,
  );
  return document('urlset', entries);
}

/** The sitemap index. */
export function sitemapIndex(origin: string, paths: string[]): string {
  const entries = paths.map((path) => `<sitemap><loc>${addressOf(origin, path)}</loc></sitemap>`);
  return document('sitemapindex', entries);
}

const document = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${entries.join('\n')}\n</${root}>\n`;

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
