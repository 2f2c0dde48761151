/** A schema.org object in a page's JSON-LD. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** What a document says of itself in its head, read without a browser. */
interface Head {
  title: string;
  description: string;
  canonical: string;
  ogTitle: string;
  ogImage: string;
  robots: string;
  things: Thing[];
}

/** Text of escaped XML or HTML. */
export const unescaped = (text: string): string =>
  text
    .replaceAll(/&(apos|#x27|#39);/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Reads the head of a served document. */
export function headOf(html: string): Head {
  const [, head = ''] = /<head>(.*)<\/head>/s.exec(html) ?? [];
  const first = (pattern: RegExp) => unescaped(pattern.exec(head)?.[1] ?? '');
  const meta = (name: string) => first(new RegExp(`<meta ${name} content="([^"]*)"`));
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return {
    title: first(/<title>([^<]*)<\/title>/),
    description: meta('name="description"'),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    ogTitle: meta('property="og:title"'),
    ogImage: meta('property="og:image"'),
    robots: meta('name="robots"'),
    things: [...blocks].flatMap(([, json = '']) => JSON.parse(json)),
  };
}

/** The content that a document comes with; empty if it was not rendered ahead. */
export const contentOf = (html: string): string =>
  /<div id="root">.*(?=id="nukkad-ahead")/s.exec(html)?.[0] ?? '';

/** The main landmark of such content. */
export const mainOf = (content: string): string => /<main\b.*<\/main>/s.exec(content)?.[0] ?? '';

/** Text of a piece of HTML: elements part words. */
export const textIn = (html: string): string =>
  unescaped(html.replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ');

/** Addresses and names of the links in a piece of HTML. */
export function linksIn(html: string): { href: string; name: string }[] {
  const links = html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs);
  return [...links].flatMap(([, attributes = '', inner = '']) => {
    const one = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
    if (one('aria-disabled') === 'true') return [];
    const name = unescaped(one('aria-label') ?? '') || textIn(inner).trim();
    return [{ href: unescaped(one('href') ?? ''), name }];
  });
}
