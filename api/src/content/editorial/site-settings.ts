import type {
  FooterOrder,
  LocationsOrder,
  SiteOrder,
  SiteSettings,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { audit } from '../../core/audit/audit.store';
import type { Tables } from '../../core/db/tables.generated';
import { notValid } from '../../core/http/refusals';
import type { GeoService, StatesService } from '../../directory';
import { defaultContent } from '../site/content.defaults';
import {
  type ContentByKey,
  type ContentKey,
  readContent,
  storeContent,
} from '../site/content.store';
import { revisionOf, turnPage } from './revisions.store';
import { forgetTranslations } from './translations.service';

type Db = Kysely<Tables>;

interface Deps {
  db: Db;
  geo: GeoService;
  states: StatesService;
}

export type SettingsService = ReturnType<typeof settingsService>;

/** The site's settings, for operators. Changes fail with `draft-changed`. */
export function settingsService({ db, geo, states }: Deps) {
  const current = async (): Promise<SiteSettings> => {
    const all = await states.all();
    const [site, footer, { first }] = await Promise.all([
      read('site'),
      read('footer'),
      read('locations'),
    ]);
    return {
      site: { revision: await revisionOf(db, 'site'), site },
      footer: { revision: await revisionOf(db, 'footer'), footer },
      locations: {
        revision: await revisionOf(db, 'locations'),
        first,
        states: all
          .map(({ slug, name }) => ({ slug, name }))
          .sort((a, b) => a.name.localeCompare(b.name, 'en')),
      },
    };
  };
  const read = <K extends ContentKey>(key: K) => readContent(db, key, defaultContent[key]);

  const change = async <K extends ContentKey>(
    key: K,
    body: ContentByKey[K],
    { revision, by }: { revision: number; by: string },
  ): Promise<SiteSettings> => {
    await db.transaction().execute(async (trx) => {
      await turnPage(trx, key, revision);
      await storeContent(trx, key, body);
      // Links of the footer are translated by their label, so a changed one has lost its words already.
      if (key === 'site') await forgetTranslations(trx, 'site');
      await audit(trx, { by, action: `${key}-changed`, subject: key, subjectId: key, title: key });
    });
    return current();
  };

  return {
    current,

    /** Fails with `validation` for an unknown place. */
    async changeSite({ revision, site }: SiteOrder, by: string): Promise<SiteSettings> {
      const place = await geo.named(site.place);
      if (!place) throw notValid({ 'site.place.city': 'is no city we know' });
      if (place.name !== site.place.name) {
        throw notValid({ 'site.place.name': `is no neighbourhood of ${site.place.city} we know` });
      }
      return change('site', site, { revision, by });
    },

    changeFooter: ({ revision, footer }: FooterOrder, by: string) =>
      change('footer', footer, { revision, by }),

    /** Fails with `validation` for a state without listings. */
    async changeLocations({ revision, first }: LocationsOrder, by: string): Promise<SiteSettings> {
      const known = new Set((await states.all()).map(({ slug }) => slug));
      const nobody = first.find((slug) => !known.has(slug));
      if (nobody) throw notValid({ first: `has a state in which nobody is listed: ${nobody}` });
      return change('locations', { first }, { revision, by });
    },
  };
}
