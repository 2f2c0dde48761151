import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { enqueue } from '../../core/jobs/enqueue';
import { notify } from '../../core/notifications/notify';
import { campaignRefundsJob } from '../../payments';
import { ownCampaignPath } from '../donations/donation-notifications';
import { stoppedEmail } from './campaign.emails';

/** A campaign that has just been stopped. */
export interface Stopped {
  id: string;
  title: string;
  owner_id: string | null;
}

/**
 * Stops a campaign: it takes no more donations; the donors are refunded in full soon after, and
 * notified. Undefined when it was stopped before, or its money is the organiser's already. Waits for
 * donations and payouts in progress.
 */
export async function stopCampaign(
  trx: Kysely<Tables>,
  id: string,
  reason: string,
): Promise<Stopped | undefined> {
  // A statement of its own: the next one sees the payouts that this lock has waited for.
  await trx.selectFrom('campaign').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const stopped = await trx
    .updateTable('campaign')
    .set({ stopped_at: sql<string>`clock_timestamp()`, stop_reason: reason })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM ledger_entry entry
      WHERE entry.campaign_id = campaign.id AND entry.account = 'campaign-payouts'
      HAVING sum(entry.amount) < 0)`)
    .returning(['id', 'title', 'owner_id'])
    .executeTakeFirst();
  if (stopped) await enqueue(trx, campaignRefundsJob, { id });
  return stopped;
}

export async function notifyStopped(
  trx: Kysely<Tables>,
  { id, title, owner_id }: Stopped,
  reason: string,
  origin: string,
): Promise<void> {
  if (owner_id === null) return;
  await notifyOwner(trx, owner_id, {
    ...{ kind: 'campaign', title: 'Your campaign was stopped', link: ownCampaignPath(id) },
    text: `“${title}” accepts no more donations, and everyone who gave is refunded. ${reason}`,
    email: (to, name) => stoppedEmail(to, name, title, reason, origin),
  });
}

interface OwnerNotification {
  kind: 'campaign';
  title: string;
  text: string;
  link: string;
  email: (to: string, name: string) => { to: string; subject: string; text: string };
}

/** Notifies an organiser of a decision, on screen and by email. */
export async function notifyOwner(
  trx: Kysely<Tables>,
  userId: string,
  { email, ...notification }: OwnerNotification,
): Promise<void> {
  const owner = await trx
    .selectFrom('app_user')
    .select(['email', 'full_name'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!owner) return;
  await notify(trx, { userId, ...notification });
  await enqueueEmail(trx, email(owner.email, owner.full_name));
}
