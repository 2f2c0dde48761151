import {
  type FooterLink,
  limits,
  type SiteSettings,
  type SiteText,
} from '@nukkad/platform/contract';
import { all, maxLength, pattern, required } from '@nukkad/shared-ui';
import { text } from './settings.text';

export interface TypedSite {
  revision: number;
  site: SiteText;
}

/** The lists of the footer, in their order on the page. */
export const footerLists = ['quickLinks', 'popularCategories', 'popularCities', 'social'] as const;

export interface TypedFooter {
  revision: number;
  footer: Record<(typeof footerLists)[number], FooterLink[]>;
}

export interface TypedLocations {
  revision: number;
  first: { slug: string | null }[];
}

export const emptyLink: FooterLink = { label: '', href: '' };

export const siteOf = ({ site }: SiteSettings): TypedSite => site;

export const footerOf = ({ footer }: SiteSettings): TypedFooter => footer;

export const footerOrder = ({ revision, footer }: TypedFooter) => ({
  revision,
  footer: {
    quickLinks: plain(footer.quickLinks),
    popularCategories: plain(footer.popularCategories),
    popularCities: plain(footer.popularCities),
    social: plain(footer.social),
  },
});

const plain = (links: readonly FooterLink[]): FooterLink[] =>
  links.map(({ label, href }) => ({ label: label.trim(), href: href.trim() }));

export const locationsOf = ({ locations: { revision, first } }: SiteSettings): TypedLocations => ({
  revision,
  first: first.map((slug) => ({ slug })),
});

export const locationsOrder = ({ revision, first }: TypedLocations) => ({
  revision,
  first: first.flatMap(({ slug }) => (slug === null ? [] : [slug])),
});

/** Allowed targets of a footer link; the API validates again. */
export const rightTarget = all<string>(
  required(text.wrongTarget),
  maxLength(limits.linkMaxLength, text.wrongTarget),
  pattern(/^(\/(?![/\\])|https?:\/\/|mailto:|tel:)\S+$|^\/$/i, text.wrongTarget),
);

/** Error of the states shown first as a whole, if any. */
export function locationsProblem(
  first: readonly TypedLocations['first'][number][],
): string | undefined {
  const slugs = first.flatMap(({ slug }) => slug ?? []);
  return new Set(slugs).size === slugs.length ? undefined : text.twice;
}
