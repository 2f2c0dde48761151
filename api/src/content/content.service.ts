import { defaultPlace, type FooterContent, type SiteContent } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { cached } from '../cached';
import type { GeoService } from '../geo/geo.service';
import type { Tables } from '../storage/database.types';
import { defaultContent } from './content.defaults';
import { readContent } from './content.store';

/** Texts change seldom and are read with every page. */
const freshFor = 5_000;

export type ContentService = ReturnType<typeof contentService>;

/** What an installation says of itself. */
export function contentService(db: Kysely<Tables>, geo: GeoService) {
  return {
    site: cached(freshFor, async (): Promise<SiteContent> => {
      const { place, ...site } = await readContent(db, 'site', defaultContent.site);
      return { ...site, place: (await geo.named(place)) ?? defaultPlace };
    }),

    footer: cached(
      freshFor,
      (): Promise<FooterContent> => readContent(db, 'footer', defaultContent.footer),
    ),
  };
}
