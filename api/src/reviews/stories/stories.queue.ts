import type { CaseText, DecisionOffer, QueueEntry } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError, orNotFound } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import type { Decided, Queue, QueueWanted } from '../../core/moderation/queue';
import { notify } from '../../core/notifications/notify';
import { notificationTexts, type WordedNotification } from '../../core/notifications/templates';
import { excerpt } from '../../core/text/excerpt';
import { storyPath } from '../../directory';
import * as hi from './stories.hi';
import * as kn from './stories.kn';
import * as english from './stories.text';
import { draftOf, storyIn, storySlug, type WrittenStory } from './story.model';
import {
  isUndecided,
  type NotifiedReview,
  notifiedReview,
  refuseStory,
  takeDownStory,
  toldReviews,
} from './told-review.store';

type Db = Kysely<Tables>;

const notifications = notificationTexts('story', english.notifications, {
  ...{ hi: hi.notifications, kn: kn.notifications },
});

/** Good reviews whose writers allow a story. A case is a review. */
export const storiesQueue: Queue = {
  name: 'stories',

  async count(db, wanted) {
    const { count } = await asked(db, wanted)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  async oldest(db) {
    const row = await asked(db, { state: 'waiting' })
      .select('review.published_at')
      .orderBy('review.published_at')
      .limit(1)
      .executeTakeFirst();
    return row?.published_at ?? null;
  },

  async page(db, wanted, { skip, most }) {
    const rows = await asked(db, wanted)
      .select(['review.id', 'review.name', 'review.text', 'review.published_at'])
      .select(['vendor.name as vendor_name', isUndecided.as('is_waiting')])
      .orderBy('review.published_at', wanted.state === 'waiting' ? 'asc' : 'desc')
      .orderBy('review.id')
      .offset(skip)
      .limit(most)
      .execute();
    return rows.map(toEntry);
  },

  async find(db, id) {
    const row = await notifiedReview(db, id);
    if (!row) return undefined;
    return {
      ...toEntry({ ...row, is_waiting: standingOf(row) === 'waiting' }),
      texts: textsOf(row),
      facts: [
        { fact: 'professional', value: row.vendor_name },
        { fact: 'profession', value: row.profession },
        { fact: 'stars', value: String(row.stars) },
      ],
      files: [],
      draft: row.body === null ? draftOf(row) : `${row.title}\n\n${row.body}`,
      offers: offers[standingOf(row)],
    };
  },

  async decide(trx, id, decided) {
    const review = orNotFound(await notifiedReview(trx, id, true), 'This review may not be told.');
    if (!offers[standingOf(review)].some(({ decision }) => decision === decided.decision)) {
      throw new ApiError('conflict', 'This story has been decided already.');
    }
    if (decided.decision === 'publish') return publish(trx, review, written(decided.text));
    await refuse(trx, review, decided);
  },
};

const offers = {
  waiting: [
    { decision: 'publish', needs: ['text'] },
    { decision: 'reject', needs: ['reason'] },
  ],
  told: [{ decision: 'take-down', needs: ['reason'] }],
  refused: [{ decision: 'publish', needs: ['text'] }],
} satisfies Record<string, DecisionOffer[]>;

function standingOf(review: NotifiedReview): keyof typeof offers {
  if (review.story_id !== null) return 'told';
  return review.story_refused_at === null ? 'waiting' : 'refused';
}

function written(text: string | undefined): WrittenStory {
  const story = storyIn(text ?? '');
  if (typeof story !== 'string') return story;
  throw notValid({ text: story });
}

async function publish(trx: Db, review: NotifiedReview, story: WrittenStory): Promise<void> {
  const slug = storySlug(story.title, review.id);
  await takeDownStory(trx, review.id);
  await trx
    .insertInto('story')
    .values({
      ...{ id: uuidv7(), slug, ...story, published_at: new Date() },
      ...{ name: review.name, image: review.image, stars: review.stars },
      ...{ vendor_id: review.vendor_id, review_id: review.id },
    })
    .execute();
  const link = storyPath(slug);
  await tell(trx, review.user_id, link, notifications.published(review.vendor_name));
  await tell(trx, review.owner_id, link, notifications['about-you'](review.name));
}

async function refuse(trx: Db, review: NotifiedReview, { reason }: Decided): Promise<void> {
  if (!reason) throw notValid({ reason: 'must be given' });
  const wasTold = review.story_id !== null;
  await refuseStory(trx, review.id);
  const said = notifications[wasTold ? 'taken-down' : 'refused'](review.vendor_name, reason);
  await tell(trx, review.user_id, '/profile?section=reviews', said);
}

async function tell(trx: Db, userId: string | null, link: string, said: WordedNotification) {
  if (userId !== null) await notify(trx, { userId, kind: 'review', link, ...said });
}

function asked(db: Db, { state, q }: QueueWanted) {
  return toldReviews(db)
    .where(state === 'waiting' ? isUndecided : sql<boolean>`NOT ${isUndecided}`)
    .$if(q !== undefined, (query) =>
      query.where(
        sql<boolean>`strpos(lower(concat_ws(' ', review.name, review.text, vendor.name)),
          lower(${q}::text)) > 0`,
      ),
    );
}

interface Row {
  id: string;
  name: string;
  text: string;
  vendor_name: string;
  published_at: Date;
  is_waiting: boolean;
}

const toEntry = ({ id, name, text, vendor_name, published_at, is_waiting }: Row): QueueEntry => ({
  _id: id,
  title: `${name} on ${vendor_name}`,
  excerpt: excerpt(text),
  from: name,
  time: published_at.toISOString(),
  state: is_waiting ? 'waiting' : 'settled',
  dueAt: null,
});

function textsOf({ name, text, published_at, title, body, told_at }: NotifiedReview): CaseText[] {
  const sent = { kind: 'sent' as const, by: name, text, time: published_at.toISOString() };
  if (title === null || body === null || told_at === null) return [sent];
  const told = { kind: 'published' as const, by: null, text: `${title}\n\n${body}` };
  return [sent, { ...told, time: told_at.toISOString() }];
}
