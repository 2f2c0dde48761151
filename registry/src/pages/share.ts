import { tag } from './html';

/** Product metadata for link previews. */
export interface Shared {
  title: string;
  description: string;
  /** Public origin of the product, without trailing slash; empty when unknown. */
  origin: string;
  /** Path of the card, 1200 × 630 pixels; undefined without one. */
  card: string | undefined;
}

/** Open Graph and Twitter tags. Most readers need absolute URLs, which require an origin. */
export function shareTags({ title, description, origin, card }: Shared): string[] {
  const facts: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', 'Nukkad'],
    ['og:locale', 'en_IN'],
    ['og:title', title],
    ['og:description', description],
  ];
  const image: [string, string][] = [
    ['og:image', `${origin}${card}`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', title],
  ];
  return [
    ...[...facts, ...(card === undefined ? [] : image)].map(([property, content]) =>
      tag('meta', { property, content }),
    ),
    tag('meta', { name: 'twitter:card', content: card ? 'summary_large_image' : 'summary' }),
  ];
}
