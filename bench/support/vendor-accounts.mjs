import path from 'node:path';
import { bookingSupport } from './bookings.mjs';

const { openDatabase, sql } = bookingSupport();

/**
 * Gives sample advocates accounts of their own, `advocate-1` and so on, with the demo password. The
 * embedded database allows one process at a time, so the server restarts.
 *
 * @returns number of accounts
 */
export async function giveAccounts(product, most) {
  await product.stopServer();
  const database = await openDatabase({ folder: path.join(product.data, 'database') });
  const { rows } = await advocatesWithoutAccount(most).execute(database.query);
  for (const [nth, { id }] of rows.entries()) {
    await accountOf(id, `advocate-${nth + 1}@demo.example`).execute(database.query);
  }
  await database.close();
  await product.startServer();
  return rows.length;
}

const advocatesWithoutAccount = (most) =>
  sql`SELECT vendor.id FROM vendor
    WHERE user_id IS NULL AND status = 'live' AND category_id = (
      SELECT category_id FROM vendor JOIN app_user ON app_user.id = vendor.user_id
      WHERE email = 'advocate@demo.example')
    ORDER BY vendor.id LIMIT ${most}::int`;

const accountOf = (vendorId, email) =>
  sql`WITH added AS (
      INSERT INTO app_user (id, email, full_name, password_hash, role, user_type_id,
        email_verified_at, is_sample)
      SELECT gen_random_uuid(), ${email}, vendor.name, password_hash, role, user_type_id,
        email_verified_at, true
      FROM app_user, vendor
      WHERE app_user.email = 'advocate@demo.example' AND vendor.id = ${vendorId}
      RETURNING id)
    UPDATE vendor SET user_id = added.id FROM added WHERE vendor.id = ${vendorId}`;
