import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

export type RecentSearchesService = ReturnType<typeof recentSearchesService>;

/** A user's recent searches, shared by all their devices. */
export function recentSearchesService(db: Kysely<Tables>) {
  return {
    async of(userId: string): Promise<string[]> {
      const kept = await db
        .selectFrom('recent_search')
        .select('terms')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return kept?.terms ?? [];
    },

    /** Stores each term once, ignoring case; the first one stays. */
    async keep(userId: string, given: string[]): Promise<string[]> {
      const seen = new Set<string>();
      const terms = given.filter((term) => {
        const name = term.toLowerCase();
        return !seen.has(name) && seen.add(name);
      });
      await db
        .insertInto('recent_search')
        .values({ user_id: userId, terms })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ terms }))
        .execute();
      return terms;
    },

    async clear(userId: string): Promise<void> {
      await db.deleteFrom('recent_search').where('user_id', '=', userId).execute();
    },
  };
}
