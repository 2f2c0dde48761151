import { formatMoney } from '@nukkad/platform/format';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { notify } from '../../core/notifications/notify';
import { faceOf } from '../../payments';
import { type NotifiedDonation, receiptEmail, refundEmail } from './donation.emails';
import { donationKey } from './donation-key';
import { type DonationRow, paymentsOfDonations } from './donations.store';

/** Inputs for links to donations. */
export interface DonationLinks {
  publicUrl: string;
  sessionSecret: string;
}

export const donationPath = (id: string): string => `/donations/${id}`;

/** Path of the organiser's page of a campaign. */
export const ownCampaignPath = (id: string): string => `/start-fundraising?campaign=${id}`;

/** Absolute URL, for the donor's own emails: a guest's has the token in the fragment. */
function addressOf({ id, user_id }: DonationRow, links: DonationLinks): string {
  const address = new URL(donationPath(id), links.publicUrl).href;
  return user_id === null ? `${address}#${donationKey(links.sessionSecret, id)}` : address;
}

async function toldOf(trx: Kysely<Tables>, row: DonationRow): Promise<NotifiedDonation> {
  const payment = (await paymentsOfDonations(trx, [row.id])).get(row.id);
  const { number, name, title, organiser, amount, currency } = row;
  const isTest = payment !== undefined && faceOf(payment.provider).isTest;
  return { number, name, title, organiser, amount, currency, isTest };
}

/** Sends the receipt, and notifies the organiser. */
export async function notifyPaid(trx: Kysely<Tables>, row: DonationRow, links: DonationLinks) {
  const told = await toldOf(trx, row);
  if (row.email !== null) {
    await enqueueEmail(trx, receiptEmail(row.email, told, addressOf(row, links)));
  }
  if (row.owner_id === null) return;
  await notify(trx, {
    ...{ userId: row.owner_id, kind: 'campaign', title: `${formatMoney(row)} for your campaign` },
    text: `${row.is_anonymous ? 'Somebody' : row.name} gave to “${row.title}”.`,
    link: ownCampaignPath(row.campaign_id),
  });
}

/** Notifies the donor of the full refund and its reason. */
export async function notifyRefund(
  trx: Kysely<Tables>,
  row: DonationRow,
  reason: string,
  links: DonationLinks,
) {
  const told = await toldOf(trx, row);
  if (row.email !== null) {
    await enqueueEmail(trx, refundEmail(row.email, told, reason, addressOf(row, links)));
  }
  if (row.user_id === null) return;
  await notify(trx, {
    ...{ userId: row.user_id, kind: 'campaign', title: 'Your donation is refunded' },
    text: `${formatMoney(row)} for “${row.title}” are on their way back. ${reason}`,
    link: donationPath(row.id),
  });
}
