import type {
  BannerSlide,
  Faq,
  FooterContent,
  SamplePractice,
  SiteText,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { bannerPicture } from '../../core/assets/pictures';
import type { Tables } from '../../core/db/tables.generated';

/** Text of an installation; the place is stored by name. */
export type StoredSite = SiteText;

/** Texts an installation can change, by key. */
export interface ContentByKey {
  site: StoredSite;
  footer: FooterContent;
  /** Slugs of the states that are shown first. */
  locations: { first: string[] };
}

export type ContentKey = keyof ContentByKey;

/**
 * The stored text merged over `otherwise`, so that fields added since the installation have their
 * default. Fails when the key was never seeded: the installation is broken.
 */
export async function readContent<K extends ContentKey>(
  db: Kysely<Tables>,
  key: K,
  otherwise: ContentByKey[K],
): Promise<ContentByKey[K]> {
  const { body } = await db
    .selectFrom('content')
    .select('body')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { ...otherwise, ...(body as Partial<ContentByKey[K]>) };
}

/** Replaces the stored text. */
export async function storeContent<K extends ContentKey>(
  trx: Kysely<Tables>,
  key: K,
  body: ContentByKey[K],
): Promise<void> {
  await trx
    .updateTable('content')
    .set({ body: JSON.stringify(body), updated_at: new Date() })
    .where('key', '=', key)
    .execute();
}

/** The banner's slides in order, without those whose scene is not drawn. */
export async function bannerSlides(db: Kysely<Tables>): Promise<BannerSlide[]> {
  const rows = await db.selectFrom('banner_slide').selectAll().orderBy('position').execute();
  return rows.flatMap(({ id, title, text, topic, profession, picture: name }) => {
    const picture = bannerPicture(name);
    return picture ? [{ _id: id, title, text, topic, profession, picture }] : [];
  });
}

/** FAQs of any of the keys, each key's in order. */
export async function faqUnder(
  db: Kysely<Tables>,
  keys: string[],
): Promise<(Faq & { key: string })[]> {
  return db
    .selectFrom('faq')
    .select(['id as _id', 'question', 'answer', 'key'])
    .where('key', 'in', keys)
    .orderBy('key')
    .orderBy('position')
    .execute();
}

/** The demonstration's practice, put together from its parts. */
export async function readSamplePractice(db: Kysely<Tables>): Promise<SamplePractice> {
  const parts = await db.selectFrom('sample_practice').select(['part', 'body']).execute();
  return Object.fromEntries(
    parts.map(({ part, body }) => [part, body]),
  ) as unknown as SamplePractice;
}
