import { limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

/** Whose challenge it is, and what for. */
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
 * Whether the challenge is good; it is not any more after that. Call it outside a transaction, so
 * that a challenge stays used when what it was used for fails.
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
