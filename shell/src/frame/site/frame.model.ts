import type { Category, GeoPlace } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';

/** Categories without a parent, in server order; equal ranks keep their order. */
export function topCategories(categories: Category[]): Category[] {
  return categories.filter(({ parent }) => parent === null).sort((a, b) => a.order - b.order);
}

/** The specified route of a category: its name in lower case. */
export function categoryPath({ categoryName }: Category): string {
  return `/${encodeURIComponent(categoryName.toLowerCase())}`;
}

/** `HSR Layout, Bengaluru`; a city with its state; in the language of the page. */
export function fullName({ kind, name, city, state }: GeoPlace): string {
  const around = kind === 'city' ? state : city;
  return [...new Set([name, around])].map((one) => localName(one)).join(', ');
}

export type Network = 'facebook' | 'instagram' | 'linkedin' | 'x' | 'youtube' | 'whatsapp';

const networks: Record<string, Network> = {
  'facebook.com': 'facebook',
  'instagram.com': 'instagram',
  'linkedin.com': 'linkedin',
  'x.com': 'x',
  'twitter.com': 'x',
  'youtube.com': 'youtube',
  'wa.me': 'whatsapp',
  'whatsapp.com': 'whatsapp',
};

/** Social network of a URL; null for an unknown one or an invalid URL. */
export function networkOf(href: string): Network | null {
  if (!URL.canParse(href)) return null;
  const host = new URL(href).hostname.split('.').slice(-2).join('.');
  return networks[host] ?? null;
}
