import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { type Email, enqueueEmail } from '../../core/email/emails';
import { enqueue } from '../../core/jobs/enqueue';
import { notify } from '../../core/notifications/notify';
import type { WordedNotification } from '../../core/notifications/templates';
import { campaignRefundsJob } from '../../payments';
import { ownCampaignPath } from '../donations/donation-notifications';
import { campaignNotifications, campaignWords } from './campaign.words';

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
    ...{ link: ownCampaignPath(id), said: campaignNotifications.stopped(title, reason) },
    email: (words, to, name) => words.stoppedEmail(to, name, title, reason, origin),
  });
}

interface OwnerNotification {
  said: WordedNotification;
  link: string;
  email: (words: ReturnType<typeof campaignWords>, to: string, name: string) => Email;
}

/** Notifies an organiser of a decision, on screen and by email. */
export async function notifyOwner(
  trx: Kysely<Tables>,
  userId: string,
  { email, link, said }: OwnerNotification,
): Promise<void> {
  const owner = await trx
    .selectFrom('app_user')
    .select(['email', 'full_name', 'language'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!owner) return;
  const { language } = owner;
  const written = email(campaignWords(language), owner.email, owner.full_name);
  await notify(trx, { userId, kind: 'campaign', link, ...said });
  await enqueueEmail(trx, { ...written, language });
}
