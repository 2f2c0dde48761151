import type {
  Credits,
  LessonPackage,
  PackageOrder,
  PackagePurchase,
  PurchasedPackage,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { ApiError, orNotFound } from '../../core/http/problems';
import { referenceOf } from '../../core/http/reference';
import { notValid } from '../../core/http/refusals';
import { bookedVendors, packagesOf, toPackages } from '../../directory';
import { businessOf } from '../invoices/order-business';
import type { OnlinePayments } from '../money/payments.service';
import {
  isLive,
  lessonsLeft,
  type PurchaseRow,
  packageOnSale,
  purchasesOf,
} from './packages.store';

interface Deps {
  db: Kysely<Tables>;
  idempotent: IdempotentWrite;
  payments: OnlinePayments;
}

/** The buyer, the package and the idempotency key. */
interface Purchase {
  packageId: string;
  userId: string;
  order: PackageOrder;
  key: string | undefined;
}

export type PackagesService = ReturnType<typeof packagesService>;

/** Packages of lessons, and the lessons left of them. */
export function packagesService({ db, idempotent, payments }: Deps) {
  return {
    /** Fails with `vendor-unknown`, also for a vendor who is not live. */
    async of(vendorId: string): Promise<LessonPackage[]> {
      if (!(await isLive(db, vendorId))) {
        throw new ApiError('vendor-unknown', 'There is no such professional.');
      }
      return toPackages(await packagesOf(db, vendorId));
    },

    /** The lessons are granted once the payment is paid. */
    async purchase({ packageId, userId, order, key }: Purchase): Promise<PackagePurchase> {
      if (!payments.isOffered) throw notValid({ payingBy: 'cannot be online here yet' });
      const body = { ...order, packageId, userId };
      return idempotent({ call: 'purchasePackage', key, body }, (trx) =>
        begin(trx, payments, { packageId, userId, order }),
      );
    },

    async credits(userId: string): Promise<Credits[]> {
      const rows = await lessonsLeft(db, userId);
      const vendors = await bookedVendors(
        db,
        rows.map((row) => row.vendor_id),
      );
      return rows.flatMap(({ vendor_id, lessons, minutes, worth, currency }) => {
        const vendor = vendors.get(vendor_id);
        return vendor ? [{ vendor, lessons, minutes, worth: { amount: worth, currency } }] : [];
      });
    },

    /** Packages that the buyer has paid for, the latest first. */
    async purchased(userId: string): Promise<PurchasedPackage[]> {
      const rows = await purchasesOf(db, userId);
      const vendors = await bookedVendors(
        db,
        rows.map((row) => row.vendor_id),
      );
      return rows.flatMap((row) => {
        const vendor = vendors.get(row.vendor_id);
        return vendor ? [{ vendor, ...toPurchased(row) }] : [];
      });
    },
  };
}

const toPurchased = (row: PurchaseRow): Omit<PurchasedPackage, 'vendor'> => ({
  _id: row.id,
  reference: referenceOf('L', row.number),
  at: row.at.toISOString(),
  name: row.name,
  lessons: row.lessons,
  minutes: row.minutes,
  left: row.lessons_left,
  price: { amount: row.amount, currency: row.currency },
  refunded: row.refunded === 0 ? null : { amount: row.refunded, currency: row.currency },
  isRefunding: row.is_refunding,
});

async function begin(
  trx: Kysely<Tables>,
  payments: OnlinePayments,
  { packageId, userId, order: wanted }: Omit<Purchase, 'key'>,
): Promise<PackagePurchase> {
  const {
    id: package_id,
    position: _,
    ...offer
  } = orNotFound(await packageOnSale(trx, packageId), 'There is no such lesson package.');
  if (offer.fee_amount === 0)
    throw notValid({ packageId: 'is free: book it instead of buying it' });
  const id = uuidv7();
  await trx
    .insertInto('package_purchase')
    .values({ ...offer, id, package_id, user_id: userId, ...businessOf(wanted) })
    .execute();
  const { fee_amount: amount, fee_currency: currency } = offer;
  const order = { purchaseId: id, userId, amount, currency };
  return { _id: id, payment: await payments.open(trx, order) };
}
