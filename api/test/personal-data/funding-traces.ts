import { uuidv7 } from 'uuidv7';
import type { TestApp } from '../app/app';
import { aCompleteDraft } from '../contract/funding-examples';

interface Traced {
  userId: string;
  name: string;
  email: string;
  phone: string;
  words: string;
}

/** Rows of a user in every table about campaigns, with identifying data. */
export async function leaveFundingTraces({ database: { query } }: TestApp, person: Traced) {
  const { userId, name, email, phone, words } = person;
  const { id: campaign_id } = await query
    .selectFrom('campaign')
    .select('id')
    .where('kind', '=', 'startup')
    .limit(1)
    .executeTakeFirstOrThrow();
  const gift = {
    ...{ campaign_id, donor: userId, name, email, message: words, is_anonymous: false },
    ...{ key_hash: null, amount: 5_000, currency: 'INR' as const },
  };
  await query
    .insertInto('donation')
    .values([
      { id: uuidv7(), ...gift, user_id: userId },
      { id: uuidv7(), ...gift, user_id: null },
    ])
    .execute();
  await query
    .insertInto('campaign_interest')
    .values({
      ...{ id: uuidv7(), campaign_id, user_id: userId, name, email, phone },
      ...{ range: '1-to-5-lakh', message: words },
    })
    .execute();
  const { goal: goal_rupees, endsOn: ends_on, pictureId: _, ...draft } = aCompleteDraft();
  await query
    .insertInto('campaign_draft')
    .values({ id: uuidv7(), owner_id: userId, ...draft, description: words, goal_rupees, ends_on })
    .execute();
}
