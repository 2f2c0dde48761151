import {
  bookingKinds,
  type LessonPackage,
  type PackageChange,
  type Service,
  type ServiceOrder,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { packagesOf, servicesOf, toPackages, toService } from '../../directory';
import * as store from './offers.store';
import type { PageRow } from './page.store';
import { serviceFee } from './practice-settings.model';

type Trx = Kysely<Tables>;

/** Replaces all services. Fails with `not-found` for an unknown id. */
export async function replaceServices(
  trx: Trx,
  { id: vendor_id }: PageRow,
  orders: ServiceOrder[],
): Promise<Service[]> {
  await makeRoom(trx, 'vendor_service', vendor_id, orders);
  const rows = orders.map((order, position) => ({
    ...{ id: order._id ?? uuidv7(), vendor_id, position },
    ...{ name: order.name, minutes: order.minutes, rate_amount: order.rate },
    other_charges_amount: order.otherCharges,
    fee_amount: serviceFee(order),
    fee_currency: order.currency,
  }));
  await store.putServices(trx, rows);
  return (await servicesOf(trx, vendor_id)).map(toService);
}

/** The same for packages of lessons; `validation` for professions without lessons. */
export async function replacePackages(
  trx: Trx,
  { id: vendor_id, profession }: PageRow,
  orders: PackageChange[],
): Promise<LessonPackage[]> {
  if (orders.length > 0 && !bookingKinds(profession).includes('lesson')) throw noLessons();
  await makeRoom(trx, 'lesson_package', vendor_id, orders);
  const rows = orders.map(({ _id, fee, currency, ...rest }, position) => ({
    ...{ id: _id ?? uuidv7(), vendor_id, position, ...rest },
    ...{ fee_amount: fee, fee_currency: currency },
  }));
  await store.putPackages(trx, rows);
  return toPackages(await packagesOf(trx, vendor_id));
}

async function makeRoom(
  trx: Trx,
  table: 'vendor_service' | 'lesson_package',
  vendorId: string,
  orders: { _id?: string | undefined }[],
): Promise<void> {
  const kept = orders.flatMap(({ _id }) => _id ?? []);
  const own = new Set(await store.offerIds(trx, table, vendorId));
  if (kept.some((id) => !own.has(id))) throw gone();
  await store.keepOffers(trx, table, vendorId, kept);
}

const gone = () =>
  new ApiError(
    'not-found',
    'One of these is not there any more. Load the list again to see what is.',
  );

const noLessons = () => {
  const rule = 'must be empty: only lessons are sold several at a time';
  return notValid({ body: rule });
};
