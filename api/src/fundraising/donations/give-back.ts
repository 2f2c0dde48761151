import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { giveBack, paidFor, paymentBy } from '../../payments';
import { type DonationLinks, notifyRefund } from './donation-notifications';
import { donationBy, lockSomePaid, setRefundReason } from './donations.store';
import { stoppedReason } from './paid';

/** Refunds per transaction: a campaign may have thousands, and its locks must stay short. */
const atOnce = 50;

/** Refunds every donation of a stopped campaign and notifies the donors. Idempotent. */
export function refundCampaign(db: Kysely<Tables>, links: DonationLinks) {
  return async ({ id }: { id: string }): Promise<void> => {
    const refundSome = () => db.transaction().execute((trx) => giveSomeBack(trx, id, links));
    while ((await refundSome()) > 0);
  };
}

async function giveSomeBack(trx: Kysely<Tables>, campaignId: string, links: DonationLinks) {
  const campaign = await trx
    .selectFrom('campaign')
    .select('stop_reason')
    .where('id', '=', campaignId)
    .where('stopped_at', 'is not', null)
    .forShare()
    .executeTakeFirst();
  if (!campaign) return 0;
  const reason = stoppedReason(campaign.stop_reason ?? '');
  const ids = await lockSomePaid(trx, campaignId, atOnce);
  for (const id of ids) await giveOneBack(trx, id, reason, links);
  return ids.length;
}

async function giveOneBack(trx: Kysely<Tables>, id: string, reason: string, links: DonationLinks) {
  for (const paymentId of await paidFor(trx, { donationId: id })) {
    const payment = await paymentBy(trx, { id: paymentId });
    if (payment) await giveBack(trx, payment, payment.amount - payment.refunded_amount);
  }
  await setRefundReason(trx, id, reason);
  const row = await donationBy(trx, id);
  if (row) await notifyRefund(trx, row, reason, links);
}
