import { boundsOf, daysBetween } from '@nukkad/platform/calendar';
import {
  type DatedHearing,
  type Hearing,
  type HearingOrder,
  limits,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { type CalendarEntry, calendarText } from '../../booking';
import { faceOf } from '../../core/assets/faces';
import type { Tables } from '../../core/db/tables.generated';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { ApiError, orNotFound } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { listNameIn } from '../../core/language/list-names';
import { type MessageLanguage, translated } from '../../core/language/message-language';
import { zoneOf } from '../clients/practice-zone';
import { toHearing } from './cases.model';
import { caseById } from './cases.store';
import { text as hi } from './hearings.hi';
import { text as kn } from './hearings.kn';
import * as store from './hearings.store';
import { text as english } from './hearings.text';

export const hearingWords = translated(english, { hi, kn });

/** Days as `yyyy-MM-dd` in the advocate's zone, both inclusive. */
interface Days {
  from: string;
  to: string;
}

interface Deps {
  db: Kysely<Tables>;
  idempotent: IdempotentWrite;
  /** Origin of the site, for links in calendars. */
  origin: string;
}

export type HearingsService = ReturnType<typeof hearingsService>;

const nothing = 'There is no such hearing.';

/** Hearings of an advocate's cases. */
export function hearingsService({ db, idempotent, origin }: Deps) {
  async function between(vendorId: string, { from, to }: Days): Promise<store.DatedRow[]> {
    mustBeStretch(daysBetween(from, to) + 1);
    const zone = await zoneOf(db, vendorId);
    const asked = boundsOf({ from, to }, zone);
    return store.hearingsBetween(db, vendorId, asked.from, asked.until);
  }

  return {
    /** Fails with `validation` for too many days. */
    of: async (vendorId: string, days: Days): Promise<DatedHearing[]> =>
      (await between(vendorId, days)).map(toDated),

    /** The same as an iCalendar file, in the language of the advocate's account. */
    async ics(vendorId: string, days: Days): Promise<string> {
      const rows = await between(vendorId, days);
      const now = new Date();
      const { name: organizer, language } = await store.calendarOwner(db, vendorId);
      const entries = rows.map(entryOf({ organizer, language, origin, now }));
      return calendarText('PUBLISH', entries, now, { language });
    },

    /** Fails with `not-found`. */
    add: (vendorId: string, caseId: string, order: HearingOrder, key: string | undefined) =>
      idempotent(
        { call: 'addHearing', key, body: { vendorId, caseId, ...order } },
        async (trx): Promise<Hearing> => {
          orNotFound(await caseById(trx, vendorId, caseId), 'There is no such case.');
          return toHearing(await store.addHearing(trx, caseId, order));
        },
      ),

    /** Fails with `not-found`. */
    change: async (vendorId: string, id: string, order: HearingOrder): Promise<Hearing> =>
      toHearing(orNotFound(await store.changeHearing(db, vendorId, id, order), nothing)),

    /** Fails with `not-found`. */
    async remove(vendorId: string, id: string): Promise<void> {
      if (!(await store.removeHearing(db, vendorId, id))) throw new ApiError('not-found', nothing);
    },
  };
}

function mustBeStretch(days: number): void {
  if (days >= 1 && days <= limits.calendarDays) return;
  const rule = days < 1 ? 'must not be before from' : `must be within ${limits.calendarDays} days`;
  throw notValid({ to: rule });
}

const toDated = (row: store.DatedRow): DatedHearing => ({
  ...toHearing(row),
  ...{ title: row.title, category: row.category, opponent: row.opponent },
  client: { name: row.name, img: faceOf(row.client_id, row.gender) },
  lastHearing: row.before?.toISOString() ?? null,
});

const minute = 60_000;

/** Courts announce when a hearing begins, never when it ends. */
const usualLength = 60 * minute;

interface FileOf {
  organizer: string;
  language: MessageLanguage;
  origin: string;
  now: Date;
}

const entryOf =
  ({ organizer, language, origin, now }: FileOf) =>
  (row: store.DatedRow): CalendarEntry => ({
    uid: row.id,
    // Changes are not counted; the minute makes a later file the newer one.
    sequence: Math.floor(now.getTime() / minute),
    status: 'CONFIRMED',
    start: row.at,
    end: new Date(row.at.getTime() + usualLength),
    summary: hearingWords(language).summary(row.title, row.opponent),
    location: listNameIn(language, row.court ?? ''),
    description: [`${listNameIn(language, row.category, 'case')}, ${row.name}`, row.note]
      .filter(Boolean)
      .join('\n'),
    url: new URL('/advocate-dashboard/cases', origin).href,
    organizer,
  });
