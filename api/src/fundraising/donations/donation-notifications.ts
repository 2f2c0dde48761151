import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { notify } from '../../core/notifications/notify';
import { faceOf } from '../../payments';
import type { NotifiedDonation } from './donation.text';
import { donationNotifications, donationWords } from './donation.words';
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
    const language = row.donor_language;
    const email = donationWords(language).receiptEmail(row.email, told, addressOf(row, links));
    await enqueueEmail(trx, { ...email, language });
  }
  if (row.owner_id === null) return;
  const { amount, currency, title } = row;
  const name = row.is_anonymous ? null : row.name;
  await notify(trx, {
    ...{ userId: row.owner_id, kind: 'campaign', link: ownCampaignPath(row.campaign_id) },
    ...donationNotifications.given({ amount, currency, name, title }),
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
    const language = row.donor_language;
    const address = addressOf(row, links);
    const email = donationWords(language).refundEmail(row.email, told, reason, address);
    await enqueueEmail(trx, { ...email, language });
  }
  if (row.user_id === null) return;
  const { amount, currency, title } = row;
  await notify(trx, {
    ...{ userId: row.user_id, kind: 'campaign', link: donationPath(row.id) },
    ...donationNotifications.refunded({ amount, currency, title, reason }),
  });
}
