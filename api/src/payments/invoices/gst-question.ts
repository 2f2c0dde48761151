import { addDays, dayIn, INDIA } from '@nukkad/platform/calendar';
import { limits } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { lockTimes } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { notify } from '../../core/notifications/notify';
import { notificationTexts } from '../../core/notifications/templates';
import { personOf } from '../payouts/payout-accounts.store';
import type { ChargeKey } from './credit-notes.store';
import * as hi from './gst-question.hi';
import * as kn from './gst-question.kn';
import * as english from './gst-question.text';
import { issuedFor, nameOf, taxProfileOf } from './invoices.store';

type Db = Kysely<Tables>;

const notifications = notificationTexts('gst', english.notifications, {
  ...{ hi: hi.notifications, kn: kn.notifications },
});

/**
 * Keeps a payer from an invoice that would say for good that no GST is charged, before its professional has said
 * whether it is: asks the professional, once, and fails with `conflict` until it is said, for
 * `limits.gstAnswerDays` at most.
 */
export async function awaitGstAnswer(db: Db, { id, vendor_id }: ChargeKey): Promise<void> {
  if (await isSaid(db, { id, vendor_id })) return;
  const asked = await db.transaction().execute((trx) => ask(trx, vendor_id));
  if (asked === null) return;
  const day = addDays(dayIn(asked, INDIA), limits.gstAnswerDays);
  if (day <= dayIn(new Date(), INDIA)) return;
  // In figures, a date is the same in each language of India.
  const written = day.split('-').reverse().join('/');
  throw new ApiError('conflict', english.notSaid(await nameOf(db, vendor_id), written));
}

/**
 * Keeps a professional from issuing a receipt without tax for good before they have said whether they charge
 * GST. Fails with `conflict`, whose words say where to say it.
 */
export async function requireGstAnswer(db: Db, charge: ChargeKey): Promise<void> {
  if (!(await isSaid(db, charge))) throw new ApiError('conflict', english.sayFirst);
}

const isSaid = async (db: Db, { id, vendor_id }: ChargeKey): Promise<boolean> =>
  Boolean((await issuedFor(db, id)) || (await taxProfileOf(db, vendor_id)));

/** When the professional was asked, which is now if it was not before; null: they have left. */
async function ask(trx: Db, vendorId: string): Promise<Date | null> {
  const person = await personOf(trx, { vendorId });
  if (!person) return null;
  await lockTimes(trx, vendorId);
  const question = notifications.asked();
  const before = await trx
    .selectFrom('notification')
    .select('created_at')
    .where('user_id', '=', person.userId)
    .where('template', '=', question.template ?? '')
    .executeTakeFirst();
  if (before) return before.created_at;
  await notify(trx, { userId: person.userId, kind: 'payment', link: person.link, ...question });
  return new Date();
}
