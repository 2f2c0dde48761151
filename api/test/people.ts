import type { Database } from '../src/core/db/database';

/** The professionals with a demo account, by the name of the account. */
export const demoNames = {
  doctor: 'Dr. Ananya Hegde',
  teacher: 'Joseph Kurian',
  advocate: 'Adv. Meera Subramanian',
  ca: 'CA Rohit Bansal',
  engineer: 'Imran Shariff',
  labour: 'Lakshmi Naik',
  officer: 'Suresh Patil',
};

/** Id of the vendor with a demo account. */
export async function demoVendor(
  { query }: Database,
  account: keyof typeof demoNames,
): Promise<string> {
  const { id } = await query
    .selectFrom('vendor')
    .select('id')
    .where('name', '=', demoNames[account])
    .where('user_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes a vendor out of the directory while `done` runs. */
export async function whileSuspended(
  { query }: Database,
  id: string,
  done: () => Promise<void>,
): Promise<void> {
  const set = (status: 'suspended' | 'live') =>
    query.updateTable('vendor').set({ status }).where('id', '=', id).execute();
  await set('suspended');
  await done().finally(() => set('live'));
}

/** Has bookings of a vendor confirmed at once, whatever its rule was. */
export async function bookAtOnce({ query }: Database, vendorId: string): Promise<void> {
  await query
    .updateTable('booking_rule')
    .set({ is_asked_first: false })
    .where('vendor_id', '=', vendorId)
    .execute();
}
