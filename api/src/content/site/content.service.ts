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
import type { GeoService, StatesService } from '../../directory';
import { defaultContent } from './content.defaults';
import { bannerSlides, faqUnder, readContent, readSamplePractice } from './content.store';

/** Milliseconds; read with every page, so cached: a change is visible within two seconds. */
const freshFor = 1_000;

export type ContentService = ReturnType<typeof contentService>;

/** Popular cities in the footer. */
const popular = 6;

/** The texts and settings of an installation. */
export function contentService(db: Kysely<Tables>, geo: GeoService, states: StatesService) {
  return {
    site: memoize(freshFor, async (): Promise<SiteContent> => {
      const { place, ...site } = await readContent(db, 'site', defaultContent.site);
      return { ...site, place: (await geo.named(place)) ?? defaultPlace };
    }),

    footer: memoize(freshFor, async (): Promise<FooterContent> => {
      const stored = await readContent(db, 'footer', defaultContent.footer);
      const footer = { ...stored, social: stored.social.filter(isSomebodysPage) };
      if (footer.popularCities.length > 0) return footer;
      const cities = await states.largestCities('doctor', popular);
      const popularCities = cities.map(({ name, slug }) => ({
        label: name,
        href: `/doctors?city=${slug}&spec=all`,
      }));
      return { ...footer, popularCities };
    }),

    banner: memoize(freshFor, () => bannerSlides(db)),

    samplePractice: memoize(freshFor, () => readSamplePractice(db)),

    /** A speciality without questions of its own falls back to its profession. Else `not-found`. */
    async faq(key: string): Promise<Faq[]> {
      const keys = [key, key.split('/', 1)[0] as string];
      const found = await faqUnder(db, keys);
      const own = keys.find((one) => found.some((faq) => faq.key === one));
      if (own === undefined) throw new ApiError('not-found', 'There are no questions of this key.');
      return found.filter((faq) => faq.key === own).map(({ key: _key, ...faq }) => faq);
    },
  };
}

/** The home page of a social network, an initial value of earlier installations, is no profile. */
function isSomebodysPage({ href }: FooterLink): boolean {
  return new URL(href).pathname !== '/';
}
