import {
  type FooterLink,
  limits,
  type SiteSettings,
  type SiteText,
} from '@nukkad/platform/contract';
import { type Keyed, newKey } from '../common/ordered-list.model';
import { text } from './settings.text';

export interface TypedLink extends Keyed, FooterLink {}

export interface TypedSite {
  revision: number;
  site: SiteText;
}

/** The lists of the footer, in their order on the page. */
export const footerLists = ['quickLinks', 'popularCategories', 'popularCities', 'social'] as const;

export interface TypedFooter {
  revision: number;
  footer: Record<(typeof footerLists)[number], TypedLink[]>;
}

export interface TypedLocations {
  revision: number;
  first: { key: string; slug: string | null }[];
}

export const emptyLink = { label: '', href: '' };

export const siteOf = ({ site }: SiteSettings): TypedSite => site;

export const footerOf = ({ footer: { revision, footer } }: SiteSettings): TypedFooter => ({
  revision,
  footer: {
    quickLinks: keyed(footer.quickLinks),
    popularCategories: keyed(footer.popularCategories),
    popularCities: keyed(footer.popularCities),
    social: keyed(footer.social),
  },
});

const keyed = (links: readonly FooterLink[]): TypedLink[] =>
  links.map((link) => ({ ...link, key: newKey() }));

export const footerOrder = ({ revision, footer }: TypedFooter) => ({
  revision,
  footer: {
    quickLinks: plain(footer.quickLinks),
    popularCategories: plain(footer.popularCategories),
    popularCities: plain(footer.popularCities),
    social: plain(footer.social),
  },
});

const plain = (links: readonly TypedLink[]): FooterLink[] =>
  links.map(({ label, href }) => ({ label: label.trim(), href: href.trim() }));

export const locationsOf = ({ locations: { revision, first } }: SiteSettings): TypedLocations => ({
  revision,
  first: first.map((slug) => ({ key: slug, slug })),
});

export const locationsOrder = ({ revision, first }: TypedLocations) => ({
  revision,
  first: first.flatMap(({ slug }) => (slug === null ? [] : [slug])),
});

const targets = /^(\/(?![/\\])|https?:\/\/|mailto:|tel:)\S+$|^\/$/i;

/** What is wrong with links of the footer, if anything is; the API has the last word. */
export function linksProblem(links: readonly TypedLink[] | null | undefined): string | undefined {
  const wrong = (links ?? []).findIndex(
    ({ label, href }) =>
      label.trim() === '' ||
      label.trim().length > limits.linkLabelMaxLength ||
      href.length > limits.linkMaxLength ||
      !targets.test(href.trim()),
  );
  return wrong === -1 ? undefined : text.wrongLink(wrong + 1);
}

/** What is wrong with the states that are shown first, if anything is. */
export function locationsProblem(
  first: TypedLocations['first'] | null | undefined,
): string | undefined {
  const slugs = (first ?? []).map(({ slug }) => slug);
  if (slugs.includes(null)) return text.emptyState;
  return new Set(slugs).size === slugs.length ? undefined : text.twice;
}
