import type { Kysely } from 'kysely';
import type { Tables } from '../storage/database.types';

/** Which complaints; without either: all that may be read. */
export interface Wanted {
  officerId?: string;
  kind?: string;
}

export type ComplaintRow = Awaited<ReturnType<typeof complaintsOf>>[number];

const published = (db: Kysely<Tables>, { officerId, kind }: Wanted) =>
  db
    .selectFrom('complaint')
    .where('published_text', 'is not', null)
    .$if(officerId !== undefined, (all) => all.where('officer_id', '=', officerId as string))
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind as string));

export async function countComplaints(db: Kysely<Tables>, wanted: Wanted): Promise<number> {
  const { total } = await published(db, wanted)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The newest first. Never the words as they were sent in. */
export async function complaintsOf(
  db: Kysely<Tables>,
  wanted: Wanted,
  { offset, limit }: { offset: number; limit: number },
) {
  return published(db, wanted)
    .select([
      'id',
      'number',
      'kind',
      'published_text',
      'created_at',
      'status',
      'alike',
      'answer_text',
      'answered_at',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Of whom complaints can be asked for: whoever is new has none yet. */
export async function isThere(db: Kysely<Tables>, vendorId: string): Promise<boolean> {
  const vendor = await db
    .selectFrom('vendor')
    .select('id')
    .where('id', '=', vendorId)
    .where('status', '!=', 'suspended')
    .executeTakeFirst();
  return vendor !== undefined;
}
