import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/core/db/tables.generated';
import { namedId } from '../../ids';
import { ago } from '../texts/ago';
import { bestRated, type Told } from './best-rated';
import { engagements } from './engagements';
import { promotions } from './promotions';
import { questions } from './questions';
import { stories } from './stories';

/** Number of different vendors under one tab. */
const different = 6;

/**
 * Featured content of one profession: engagements, stories, paid placements, answers, all of its
 * best-rated sample vendors. Stores nothing and returns false while there is none.
 */
export async function seedPeople(
  db: Kysely<Tables>,
  profession: string,
  now: Date,
): Promise<boolean> {
  const best = await bestRated(db, profession, undefined, different);
  if (best.length === 0) return false;
  await seedEngagements(db, profession, best, now);
  await seedStories(db, profession, now);
  await seedPromotions(db, profession, now);
  await seedQuestions(db, profession, best, now);
  return true;
}

async function seedEngagements(db: Kysely<Tables>, profession: string, best: Told[], now: Date) {
  const rows = (engagements[profession] ?? []).map(([about, stars, daysAgo], nth) => {
    const { id: vendor_id, service } = best[nth % best.length] as Told;
    const id = namedId('engagement', `${profession} ${nth}`);
    return { id, profession, vendor_id, service, about, stars, ended_at: ago(now, daysAgo) };
  });
  if (rows.length === 0) return;
  await db
    .insertInto('engagement')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function seedStories(db: Kysely<Tables>, profession: string, now: Date): Promise<void> {
  for (const story of stories.filter((one) => one.profession === profession)) {
    const [vendor] = await bestRated(db, profession, story.spec, 1);
    // A dentist's story must not be attributed to another vendor.
    if (!vendor) continue;
    const { slug, title, name, stars, summary } = story;
    await db
      .insertInto('story')
      .values({
        ...{ slug, title, name, stars, summary },
        id: namedId('story', slug),
        image: `/assets/avatars/${story.face}.svg`,
        body: story.body.trim().replaceAll('{vendor}', vendor.name),
        vendor_id: vendor.id,
        published_at: ago(now, story.daysAgo),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function seedPromotions(db: Kysely<Tables>, profession: string, now: Date): Promise<void> {
  for (const { spec, text, action } of promotions.filter((one) => one.profession === profession)) {
    const [vendor] = await bestRated(db, profession, spec, 1);
    if (!vendor) continue;
    await db
      .insertInto('promotion')
      .values({
        id: namedId('promotion', `${profession}/${spec}`),
        slot: 'listing',
        profession,
        vendor_id: vendor.id,
        title: vendor.practice ?? vendor.name,
        text: text.replaceAll('{where}', vendor.where),
        action,
        starts_at: ago(now, 1),
        ends_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function seedQuestions(db: Kysely<Tables>, profession: string, best: Told[], now: Date) {
  const asked = questions.filter((one) => one.profession === profession);
  for (const [nth, { spec = null, text, answer }] of asked.entries()) {
    const [own] = spec ? await bestRated(db, profession, spec, 1) : [];
    const id = namedId('question', `${profession} ${nth}`);
    const daysAgo = 2 + nth * 5;
    await db
      .insertInto('question')
      .values({
        ...{ id, profession, spec, text },
        email: null,
        status: 'published',
        created_at: ago(now, daysAgo),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('answer')
      .values({
        id: namedId('answer', `${profession} ${nth}`),
        question_id: id,
        vendor_id: (own ?? best[nth % best.length])?.id ?? null,
        text: answer,
        created_at: ago(now, daysAgo - 1),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
