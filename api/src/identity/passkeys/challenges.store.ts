import { limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

/** The owner and purpose of a challenge. */
export interface ChallengeOf {
  purpose: Tables['passkey_challenge']['purpose'];
  owner: string;
}

export async function storeChallenge(
  db: Kysely<Tables>,
  challenge: string,
  { purpose, owner }: ChallengeOf,
): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', sql<Date>`now()`).execute();
  await db
    .insertInto('passkey_challenge')
    .values({
      ...{ challenge, purpose, owner },
      expires_at: sql<string>`now() + ${limits.passkeyChallengeMinutes}::int * interval '1 minute'`,
    })
    .execute();
}

/**
 * Uses a challenge up and returns whether it was valid. Call it outside a transaction, so that it
 * stays used when the action it allows fails.
 */
export async function useChallenge(
  db: Kysely<Tables>,
  challenge: string,
  { purpose, owner }: ChallengeOf,
): Promise<boolean> {
  const used = await db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('owner', '=', owner)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('challenge')
    .execute();
  return used.length > 0;
}
