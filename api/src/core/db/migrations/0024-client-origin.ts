import { type Kysely, sql } from 'kysely';

/** A professional's record of somebody is theirs, unless a booking made it. */
export const clientOrigin = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

/** Records that stood before the account's first booking with the professional. */
const writtenByProfessional = `registered_on < (SELECT coalesce(min(booking.created_at)::date, 'infinity')
  FROM booking WHERE booking.client_id = client.id)`;

const statements = [
  `ALTER TABLE client ADD made_by text NOT NULL DEFAULT 'booking'
    CHECK (made_by IN ('professional', 'booking'))`,
  `UPDATE client SET made_by = 'professional' WHERE ${writtenByProfessional}`,
  // They were joined by a typed name and number; the account has to prove its address instead.
  `UPDATE client SET user_id = NULL FROM app_user, vendor
    WHERE client.made_by = 'professional' AND app_user.id = client.user_id
      AND vendor.id = client.vendor_id AND NOT vendor.is_sample
      AND client.email IS DISTINCT FROM app_user.email`,
];
