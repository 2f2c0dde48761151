import { sql } from 'kysely';

/** The account's proved email address, else null; null for a caller without an account. */
export const provenEmailOf = (userId: string | null) =>
  sql<string | null>`(SELECT app_user.email FROM app_user
    WHERE app_user.id = ${userId}::uuid AND app_user.email_verified_at IS NOT NULL)`;
