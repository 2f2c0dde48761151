import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/core/db/tables.generated';
import { namedId } from '../../ids';
import { hashOf, randomFor } from '../../random';
import {
  publishTranslations,
  translationLanguages,
  translationRow,
} from '../../reference/translations/translations';
import { ago } from './ago';
import { campaigns, type SampleCampaign } from './campaigns';
import { posts } from './posts/posts';
import { translatedPost } from './posts/translated-posts';

/** Articles, and campaigns of invented organisers. Existing rows are kept. */
export async function seedSampleTexts(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .insertInto('post')
    .values(
      posts.map(({ daysAgo, body, ...post }) => ({
        ...post,
        id: namedId('post', post.slug),
        body: body.trim(),
        published_at: ago(now, daysAgo),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await publishTranslations(db, postTranslations());
  for (const campaign of campaigns) await seedCampaign(db, campaign, now);
}

const postTranslations = () =>
  posts.flatMap(({ slug, title, summary, body }) =>
    translationLanguages.flatMap((language) => {
      const words = translatedPost(slug, language);
      if (!words) return [];
      const item = { kind: 'post', itemId: namedId('post', slug), words } as const;
      return [translationRow(item, language, { title, summary, body: body.trim() })];
    }),
  );

async function seedCampaign(db: Kysely<Tables>, campaign: SampleCampaign, now: Date) {
  const { goal, daysAgo, daysLeft, pledges: _pledges, updates, body, ...shown } = campaign;
  const id = namedId('campaign', campaign.slug);
  const added = await db
    .insertInto('campaign')
    .values({
      ...shown,
      id,
      body: body.trim(),
      goal_amount: goal * 100,
      currency: 'INR',
      published_at: ago(now, daysAgo),
      ends_at: ago(now, -daysLeft),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  await db
    .insertInto('pledge')
    .values(pledgeRows(campaign, id, now))
    .execute();
  if (updates.length === 0) return;
  const rows = updates.map(([days, text]) => ({
    id: namedId('campaign update', `${campaign.slug} ${days}`),
    campaign_id: id,
    text,
    created_at: ago(now, days),
  }));
  await db.insertInto('campaign_update').values(rows).execute();
}

/** Multiples of the usual donation: some less, a few much more. */
const shares = [0.2, 0.5, 0.5, 1, 1, 1, 1, 2, 2, 5];

function pledgeRows({ slug, pledges, daysAgo }: SampleCampaign, campaign_id: string, now: Date) {
  const random = randomFor(hashOf(slug), 0, 'pledges');
  return Array.from({ length: pledges.count }, (_, nth) => ({
    id: namedId('pledge', `${slug} ${nth}`),
    campaign_id,
    user_id: null,
    amount: pledges.usual * 100 * random.pick(shares),
    created_at: ago(now, daysAgo * random.next()),
  }));
}
