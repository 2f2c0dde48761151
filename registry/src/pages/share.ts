import { tag } from './html';

/** What a page says of the whole product to those who show a link to it. */
export interface Shared {
  title: string;
  description: string;
  /** Where people reach the product, without a slash at its end; empty when it is not known. */
  origin: string;
  /** Path of the card, 1200 × 630 pixels; undefined without one. */
  card: string | undefined;
}

/** Open Graph and its Twitter variant. Most readers want whole addresses: with an origin they get them. */
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
