import type { InterestAnswer, InterestOrder } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { ApiError, orNotFound } from '../../core/http/problems';
import { notify } from '../../core/notifications/notify';
import { donationNotifications, donationWords } from './donation.words';
import { ownCampaignPath } from './donation-notifications';
import { isRunning } from './donations.model';

type Db = Kysely<Tables>;

interface Interest {
  campaignId: string;
  order: InterestOrder;
  userId: string | null;
  key: string | undefined;
}

export type InterestsService = ReturnType<typeof interestsService>;

/** Interest of an investor in a startup, sent once; its organiser is notified. */
export function interestsService(idempotent: IdempotentWrite, publicUrl: string) {
  return {
    /** Fails with `not-found`, `campaign-over`, and `conflict` when the user has sent it before. */
    send: ({ campaignId, order, userId, key }: Interest): Promise<InterestAnswer> =>
      idempotent(
        { call: 'sendInterest', key, body: { ...order, campaignId, userId } },
        async (trx) => {
          const campaign = orNotFound(
            await startup(trx, campaignId),
            'There is no such startup campaign.',
          );
          if (!isRunning(campaign, new Date())) {
            throw new ApiError('campaign-over', 'This campaign no longer looks for investors.');
          }
          await add(trx, { campaignId, order, userId });
          await notifyOrganiser(trx, campaign, order, publicUrl);
          return { state: 'sent' as const };
        },
      ),
  };
}

const startup = (trx: Db, id: string) =>
  trx
    .selectFrom('campaign')
    .leftJoin('app_user', 'app_user.id', 'campaign.owner_id')
    .select(['campaign.id', 'campaign.title', 'campaign.ends_at', 'campaign.stopped_at'])
    .select(['campaign.owner_id', 'app_user.email', 'app_user.full_name'])
    .select('app_user.language')
    .where('campaign.id', '=', id)
    .where('campaign.kind', '=', 'startup')
    .where('campaign.published_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();

async function add(trx: Db, { campaignId, order, userId }: Omit<Interest, 'key'>) {
  const added = await trx
    .insertInto('campaign_interest')
    .values({ id: uuidv7(), campaign_id: campaignId, user_id: userId, ...order })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) {
    throw new ApiError('conflict', 'The organiser already has your message.');
  }
}

type Startup = NonNullable<Awaited<ReturnType<typeof startup>>>;

async function notifyOrganiser(
  trx: Db,
  campaign: Startup,
  order: InterestOrder,
  publicUrl: string,
) {
  const { id, owner_id: userId, email, full_name, title, language } = campaign;
  if (userId === null || email === null || language === null) return;
  const link = ownCampaignPath(id);
  const said = donationNotifications.interested(order.name, title);
  await notify(trx, { userId, kind: 'campaign', link, ...said });
  const address = new URL(link, publicUrl).href;
  const { name, phone } = order;
  const who = { name, phone, email: order.email };
  const about = { name: full_name ?? '', title, who, address };
  await enqueueEmail(trx, { ...donationWords(language).interestEmail(email, about), language });
}
