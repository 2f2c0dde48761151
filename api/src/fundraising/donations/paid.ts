import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { type DonationLinks, notifyPaid, notifyRefund } from './donation-notifications';
import { isRunning } from './donations.model';
import { donationBy, setRefundReason } from './donations.store';

/** Runs when a donation is paid, in the same transaction; its campaign is locked. */
export function whenDonationPaid(links: DonationLinks) {
  return async (trx: Kysely<Tables>, donationId: string): Promise<'taken' | 'lost'> => {
    const row = await donationBy(trx, donationId);
    if (!row) return 'lost';
    if (isRunning(row, new Date())) {
      await notifyPaid(trx, row, links);
      return 'taken';
    }
    const reason = lateReason(row.stop_reason);
    await setRefundReason(trx, donationId, reason);
    await notifyRefund(trx, row, reason, links);
    return 'lost';
  };
}

export const stoppedReason = (reason: string): string => `The campaign was stopped: ${reason}`;

const lateReason = (stopReason: string | null): string =>
  stopReason === null
    ? 'The campaign had ended before your payment came.'
    : stoppedReason(stopReason);
