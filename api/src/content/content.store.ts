import type { FooterContent, SiteContent } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/database.types';

/** Texts an installation can change, by key. */
export interface ContentByKey {
  site: SiteContent;
  footer: FooterContent;
}

export type ContentKey = keyof ContentByKey;

/** Fails when the key was never seeded: an installation without it is broken. */
export async function readContent<K extends ContentKey>(
  db: Kysely<Tables>,
  key: K,
): Promise<ContentByKey[K]> {
  const { body } = await db
    .selectFrom('content')
    .select('body')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return body as ContentByKey[K];
}
