import {
  defaultPlace,
  type Faq,
  type FooterContent,
  type FooterLink,
  type SiteContent,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { memoize } from '../../core/caching/memoize';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { memoizeByLanguage } from '../../core/language/memoize-by-language';
import type { GeoService, StatesService } from '../../directory';
import { defaultContent } from './content.defaults';
import { bannerSlides, faqUnder, readContent, readSamplePractice } from './content.store';
import { translated } from './translated';

/** Milliseconds; read with every page, so cached: a change is visible within two seconds. */
const freshFor = 1_000;

export type ContentService = ReturnType<typeof contentService>;

/** Popular cities in the footer. */
const popular = 6;

/** The texts and settings of an installation. */
export function contentService(db: Kysely<Tables>, geo: GeoService, states: StatesService) {
  return {
    site: memoizeByLanguage(freshFor, async (): Promise<SiteContent> => {
      const stored = await readContent(db, 'site', defaultContent.site);
      const [{ place, ...site } = stored] = await translated(db, 'site', [stored], () => 'site');
      return { ...site, place: (await geo.named(place)) ?? defaultPlace };
    }),

    footer: memoizeByLanguage(freshFor, async (): Promise<FooterContent> => {
      const stored = await readContent(db, 'footer', defaultContent.footer);
      const footer = await footerInLanguage(db, {
        ...stored,
        social: stored.social.filter(isSomebodysPage),
      });
      if (footer.popularCities.length > 0) return footer;
      const cities = await states.largestCities('doctor', popular);
      const popularCities = cities.map(({ name, slug }) => ({
        label: name,
        href: `/doctors?city=${slug}&spec=all`,
      }));
      return { ...footer, popularCities };
    }),

    banner: memoizeByLanguage(freshFor, async () =>
      translated(db, 'slide', await bannerSlides(db), ({ _id }) => _id),
    ),

    samplePractice: memoize(freshFor, () => readSamplePractice(db)),

    /** A speciality without questions of its own falls back to its profession. Else `not-found`. */
    async faq(key: string): Promise<Faq[]> {
      const keys = [key, key.split('/', 1)[0] as string];
      const found = await faqUnder(db, keys);
      const own = keys.find((one) => found.some((faq) => faq.key === one));
      if (own === undefined) throw new ApiError('not-found', 'There are no questions of this key.');
      const faqs = found.filter((faq) => faq.key === own).map(({ key: _key, ...faq }) => faq);
      return translated(db, 'faq', faqs, ({ _id }) => _id);
    },
  };
}

/** Its links with labels in the language of the request. */
async function footerInLanguage(db: Kysely<Tables>, footer: FooterContent): Promise<FooterContent> {
  const [labels = {}] = await translated<Record<string, string>>(
    db,
    'footer',
    [{}],
    () => 'footer',
  );
  const said = (links: FooterLink[]) =>
    links.map(({ label, href }) => ({ label: labels[label] ?? label, href }));
  const { quickLinks, popularCategories, popularCities, social } = footer;
  return {
    quickLinks: said(quickLinks),
    popularCategories: said(popularCategories),
    popularCities: said(popularCities),
    social: said(social),
  };
}

/** The home page of a social network, an initial value of earlier installations, is no profile. */
function isSomebodysPage({ href }: FooterLink): boolean {
  return new URL(href).pathname !== '/';
}
