import { type CalendarFeed, calendarFeedAddress } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { type bookingLinks, calendarText, entriesOf, notifiedBookings } from '../../booking';
import { noPractice } from '../../core/auth/practice-of';
import type { Person } from '../../core/auth/sessions.store';
import type { Tables } from '../../core/db/tables.generated';
import type { GuestTokens } from '../../core/guest-tokens/guest-tokens';
import { ApiError } from '../../core/http/problems';
import { sourceLanguage } from '../../core/language/message-language';
import { languageOfUser } from '../../core/language/people-language.store';
import { type FeedScope, feedRange, stampOf, subjectOf } from './feeds.model';
import * as store from './feeds.store';

interface Deps {
  db: Kysely<Tables>;
  /** Asked for what calendar programs read. */
  reading: Kysely<Tables>;
  origin: string;
  links: ReturnType<typeof bookingLinks>;
  tokens: Pick<GuestTokens, 'keyOf' | 'isKeyOf'>;
}

/** Seconds after which a calendar program reads a feed again. */
const refreshEvery = 15 * 60;

export type FeedsService = ReturnType<typeof feedsService>;

/** Calendars that a person subscribes to. */
export function feedsService({ db, reading, origin, links, tokens }: Deps) {
  const toFeed = (row: store.FeedRow): CalendarFeed => {
    const address = new URL(calendarFeedAddress(row.id), origin);
    address.searchParams.set('key', tokens.keyOf('calendar-feed', row.id));
    return {
      ...{ _id: row.id, scope: row.scope as FeedScope, namesClients: row.names_clients },
      address: address.href,
      createdAt: row.created_at.toISOString(),
      readAt: row.read_at?.toISOString() ?? null,
    };
  };

  return {
    of: async ({ userId }: Person): Promise<CalendarFeed[]> =>
      (await store.feedsOf(db, userId)).map(toFeed),

    /** Fails with `vendor-unknown` for a practice that the caller does not have. */
    async create(
      { userId, vendorId }: Person,
      { scope, namesClients = false }: { scope: FeedScope; namesClients?: boolean | undefined },
    ): Promise<CalendarFeed> {
      if (scope === 'practice' && vendorId === null) throw noPractice();
      return toFeed(await store.putFeed(db, { userId, scope, namesClients }));
    },

    async end({ userId }: Person, id: string): Promise<void> {
      if (!(await store.removeFeed(db, userId, id))) throw notThere();
    },

    /** The calendar as text (RFC 5545). Fails with `not-found` for a wrong key as for no feed. */
    async read(id: string, key: string, now = new Date()): Promise<string> {
      const feed = tokens.isKeyOf('calendar-feed', id, key) ? await store.liveFeed(db, id) : null;
      const language = feed ? await languageOfUser(db, feed.user_id) : sourceLanguage;
      const subject = feed && subjectOf(feed, language);
      if (!subject) throw notThere();
      await store.noteRead(db, id);
      const ids = await store.bookingIds(reading, subject, feedRange(now));
      const bookings = await notifiedBookings(reading, ids);
      const entries = entriesOf(subject.shown(bookings), subject.side, links);
      const subscription = { name: subject.name, refreshEvery };
      return calendarText('PUBLISH', entries, stampOf(now), { language, subscription });
    },
  };
}

const notThere = () =>
  new ApiError('not-found', 'There is no such calendar. It may have been ended: make another one.');
