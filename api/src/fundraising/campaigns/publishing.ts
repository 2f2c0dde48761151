import { fileAddress } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { makePublic } from '../../core/files/files.store';
import { ApiError } from '../../core/http/problems';
import { ownCampaignPath } from '../donations/donation-notifications';
import { campaignNotifications } from './campaign.words';
import { endOfDay, missingOf, slugOfTitle } from './campaigns.model';
import { draftOf } from './organiser-campaigns.model';
import { changeDraft, type DraftRow, removeDraft } from './organiser-campaigns.store';
import { notifyOwner } from './stopping';

type Db = Kysely<Tables>;

/** Turns a submitted draft into a campaign with the same id. Fails with `conflict`. */
export async function publishDraft(trx: Db, draft: DraftRow, origin: string): Promise<void> {
  const [missing] = Object.entries(missingOf(draftOf(draft), new Date()));
  if (missing) throw new ApiError('conflict', `${missing[0]}: ${missing[1]}. Return it instead.`);
  const slug = await freeSlug(trx, draft);
  const { id, kind, title, category, description, body, owner_id, picture_id } = draft;
  await trx
    .insertInto('campaign')
    .values({
      ...{ id, slug, kind, title, category, description, body, owner_id },
      goal_amount: (draft.goal_rupees ?? 0) * 100,
      currency: 'INR',
      organiser: await nameOf(trx, owner_id),
      picture: picture_id === null ? null : fileAddress(picture_id),
      published_at: sql<string>`now()`,
      ends_at: endOfDay(draft.ends_on ?? ''),
    })
    .execute();
  if (picture_id !== null) await makePublic(trx, picture_id);
  await removeDraft(trx, id);
  const address = new URL(`/campaigns/${slug}`, origin).href;
  await notifyOwner(trx, owner_id, {
    ...{ link: ownCampaignPath(id), said: campaignNotifications.published(title) },
    email: (words, to, name) => words.publishedEmail(to, name, title, address),
  });
}

/** Returns the draft for changes; the organiser may submit it again. */
export async function returnDraft(trx: Db, draft: DraftRow, reason: string, origin: string) {
  const { id, owner_id, title } = draft;
  await changeDraft(trx, id, { state: 'returned', reason });
  const link = ownCampaignPath(id);
  await notifyOwner(trx, owner_id, {
    ...{ link, said: campaignNotifications.returned(title, reason) },
    email: (words, to, name) =>
      words.returnedEmail(to, name, title, reason, new URL(link, origin).href),
  });
}

async function nameOf(trx: Db, id: string): Promise<string> {
  const { full_name } = await trx
    .selectFrom('app_user')
    .select('full_name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return full_name;
}

/** For a title already taken, the slug gets part of the id as suffix. */
async function freeSlug(trx: Db, { id, title }: DraftRow): Promise<string> {
  const slug = slugOfTitle(title);
  const taken = await trx
    .selectFrom('campaign')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return taken || slug === 'campaign' ? `${slug}-${id.slice(-6)}` : slug;
}
