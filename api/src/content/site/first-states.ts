import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { defaultContent } from './content.defaults';
import { readContent } from './content.store';

/** Slugs of the states that an operator put first. */
export async function firstStates(db: Kysely<Tables>): Promise<string[]> {
  return (await readContent(db, 'locations', defaultContent.locations)).first;
}
