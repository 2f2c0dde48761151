import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

const columns = ['id', 'label', 'name', 'line', 'city', 'pin', 'mobile', 'is_default'] as const;

export type AddressRow = Awaited<ReturnType<typeof addressesOf>>[number];
export type AddressValues = Omit<AddressRow, 'id'>;

/** The default first, then by creation. */
export function addressesOf(db: Db, userId: string) {
  return db
    .selectFrom('address')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function addAddress(trx: Db, userId: string, values: AddressValues) {
  return trx
    .insertInto('address')
    .values({ id: uuidv7(), user_id: userId, ...values })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function changeAddress(trx: Db, id: string, values: AddressValues) {
  return trx
    .updateTable('address')
    .set(values)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function removeAddress(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('address').where('id', '=', id).execute();
}

export async function unsetDefault(trx: Db, userId: string): Promise<void> {
  await trx
    .updateTable('address')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
}

export async function makeDefault(trx: Db, id: string): Promise<void> {
  await trx.updateTable('address').set({ is_default: true }).where('id', '=', id).execute();
}
