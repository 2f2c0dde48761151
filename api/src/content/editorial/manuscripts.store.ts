import type { ManuscriptState, ManuscriptText } from '@nukkad/platform/contract';
import { type Kysely, sql, type Updateable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import type { PostRow } from './manuscripts.model';

type Db = Kysely<Tables>;

/** Filter of articles. `q`: words of title, topic or slug. */
export interface Wanted {
  state?: ManuscriptState;
  q?: string;
}

const matching = (db: Db, { state, q }: Wanted) =>
  db
    .selectFrom('post')
    .$if(state === 'draft', (query) => query.where('published_at', 'is', null))
    .$if(state === 'scheduled', (query) => query.where('published_at', '>', new Date()))
    .$if(state === 'published', (query) => query.where('published_at', '<=', new Date()))
    .$if(q !== undefined, (query) =>
      query.where(
        sql<boolean>`strpos(lower(title || ' ' || topic || ' ' || slug), lower(${q ?? ''})) > 0`,
      ),
    );

export async function countPosts(db: Db, wanted: Wanted): Promise<number> {
  const row = await matching(db, wanted)
    .select(({ cast, fn }) => cast<number>(fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** Last changed first. */
export function pageOfPosts(
  db: Db,
  wanted: Wanted,
  { skip, most }: { skip: number; most: number },
): Promise<PostRow[]> {
  return matching(db, wanted)
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(most)
    .execute();
}

export const postById = (db: Db, id: string): Promise<PostRow | undefined> =>
  db.selectFrom('post').selectAll().where('id', '=', id).executeTakeFirst();

/** The same, locked for the transaction that changes it. */
export const lockedPost = (trx: Db, id: string): Promise<PostRow | undefined> =>
  trx.selectFrom('post').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Undefined when another article has the slug. */
export const addPost = (trx: Db, text: ManuscriptText): Promise<PostRow | undefined> =>
  trx
    .insertInto('post')
    .values({ ...text, id: uuidv7(), published_at: null })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returningAll()
    .executeTakeFirst();

export const changePost = (
  trx: Db,
  { id, revision }: PostRow,
  change: Updateable<Tables['post']>,
): Promise<PostRow> =>
  trx
    .updateTable('post')
    .set({ ...change, revision: revision + 1, updated_at: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Whether an article other than `id` has the slug. */
export async function isAddressTaken(trx: Db, slug: string, id: string): Promise<boolean> {
  const other = await trx
    .selectFrom('post')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', id)
    .executeTakeFirst();
  return other !== undefined;
}

export async function removePost(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('post').where('id', '=', id).execute();
}

/** Article topics, by name. */
export async function topicsOfPosts(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('post').select('topic').distinct().orderBy('topic').execute();
  return rows.map(({ topic }) => topic);
}
