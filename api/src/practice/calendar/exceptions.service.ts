import { dayIn, instantAt, minutesOf } from '@nukkad/platform/calendar';
import type { DayExceptionOrder, PracticeException } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { lockTimes } from '../../availability';
import { markOwnTimes } from '../../booking';
import type { Tables } from '../../core/db/tables.generated';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { ApiError } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { asMessage } from '../../core/language/message';
import { vendorChanged } from '../../directory';
import * as store from './exceptions.store';
import { practiceBy } from './practice.store';

export type ExceptionsService = ReturnType<typeof exceptionsService>;

type Db = Kysely<Tables>;

/** Days with hours that differ from their weekday. */
export function exceptionsService({ db, idempotent }: { db: Db; idempotent: IdempotentWrite }) {
  async function changed(trx: Db, vendorId: string): Promise<void> {
    await markOwnTimes(trx, vendorId);
    await vendorChanged(trx, vendorId);
  }

  return {
    /** Fails with `conflict` when a booking is in the way, `validation` for a day that is over. */
    add: (
      vendorId: string,
      order: DayExceptionOrder,
      key: string | undefined,
    ): Promise<PracticeException> =>
      idempotent({ call: 'addException', key, body: { vendorId, ...order } }, async (trx) => {
        await lockTimes(trx, vendorId);
        const { timeZone } = await practiceBy(trx, vendorId);
        if (order.date < dayIn(new Date(), timeZone)) throw isOver();
        if (order.kind === 'closed') await mustBeEmpty(trx, vendorId, order, timeZone);
        const added = await store.addException(trx, vendorId, order);
        await changed(trx, vendorId);
        return added;
      }),

    /** Fails with `not-found`. Existing bookings stay. */
    remove: (vendorId: string, id: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await lockTimes(trx, vendorId);
        if (!(await store.removeException(trx, vendorId, id))) {
          throw new ApiError('not-found', 'There is no such day.');
        }
        await changed(trx, vendorId);
      }),
  };
}

const minutesOfDay = 24 * 60;

/** Closing a day must not cancel bookings. */
async function mustBeEmpty(
  trx: Db,
  vendorId: string,
  { date, hours }: DayExceptionOrder,
  timeZone: string,
): Promise<void> {
  const at = (minutes: number) => instantAt(date, minutes, timeZone);
  const from = at(hours ? minutesOf(hours.from) : 0);
  const until = at(hours ? minutesOf(hours.to) : minutesOfDay);
  const count = await store.standingBetween(trx, vendorId, { from, until });
  if (count > 0) throw stillBooked(count);
}

function stillBooked(count: number): ApiError {
  const detail =
    count === 1
      ? '1 booking stands in this time. Move or cancel it first.'
      : (`${count} bookings stand in this time. Move or cancel them first.` as const);
  return new ApiError('conflict', detail, { bookings: asMessage(String(count)) });
}

function isOver(): ApiError {
  const rule = 'must be today or later';
  return notValid({ date: rule });
}
