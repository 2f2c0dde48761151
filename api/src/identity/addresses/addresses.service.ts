import { type Address, type AddressOrder, limits } from '@nukkad/platform/contract';
import { telephoneOf } from '@nukkad/platform/contract/definitions';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { ApiError, orNotFound } from '../../core/http/problems';
import { lockPerson } from '../accounts/accounts.store';
import * as store from './addresses.store';

type Db = Kysely<Tables>;

export type AddressesService = ReturnType<typeof addressesService>;

/** A user's addresses; when there are any, exactly one is the default. */
export function addressesService(db: Db, idempotent: IdempotentWrite) {
  return {
    of: async (userId: string): Promise<Address[]> =>
      (await store.addressesOf(db, userId)).map(toAddress),

    /** The first one becomes the default. Fails with `conflict` above the limit. */
    add: (userId: string, order: AddressOrder, key: string | undefined): Promise<Address> =>
      idempotent({ call: 'addAddress', key, body: { userId, ...order } }, async (trx) => {
        const others = await lockedAddresses(trx, userId);
        if (others.length >= limits.addressesMost) throw tooMany();
        const values = valuesOf(order, order.isDefault || others.length === 0);
        if (values.is_default) await store.unsetDefault(trx, userId);
        return toAddress(await store.addAddress(trx, userId, values));
      }),

    /** The default stays the default until another one is chosen. Fails with `not-found`. */
    change: (userId: string, id: string, order: AddressOrder): Promise<Address> =>
      db.transaction().execute(async (trx) => {
        const before = found(await lockedAddresses(trx, userId), id);
        const values = valuesOf(order, order.isDefault || before.is_default);
        if (values.is_default) await store.unsetDefault(trx, userId);
        return toAddress(await store.changeAddress(trx, id, values));
      }),

    /**
     * When the default is removed, the oldest other address replaces it. Fails with `not-found`.
     */
    remove: (userId: string, id: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const all = await lockedAddresses(trx, userId);
        const gone = found(all, id);
        await store.removeAddress(trx, id);
        const [next] = all.filter((one) => one !== gone);
        if (gone.is_default && next) await store.makeDefault(trx, next.id);
      }),
  };
}

/** Locks the user, not the rows: two concurrent first addresses would both become the default. */
async function lockedAddresses(trx: Db, userId: string) {
  await lockPerson(trx, userId);
  return store.addressesOf(trx, userId);
}

const found = (addresses: store.AddressRow[], id: string) =>
  orNotFound(
    addresses.find((one) => one.id === id),
    'There is no such address.',
  );

const tooMany = () =>
  new ApiError(
    'conflict',
    `At most ${limits.addressesMost} addresses are kept. Remove one to add another.`,
  );

const valuesOf = (order: AddressOrder, is_default: boolean): store.AddressValues => ({
  label: order.label,
  name: order.name,
  line: order.line,
  city: order.city,
  pin: order.pin,
  mobile: telephoneOf(order.mobile) ?? order.mobile,
  is_default,
});

function toAddress({ id, is_default, ...rest }: store.AddressRow): Address {
  return { _id: id, ...rest, isDefault: is_default };
}
