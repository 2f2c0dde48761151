import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import { currentLanguage } from '../../core/language/current-language';
import type { MessageLanguage } from '../../core/language/message-language';
import { languageOfAddress } from '../../core/language/people-language.store';

type Db = Kysely<Tables>;

/** A topic and the city in which somebody is missing. */
export interface TopicInCity {
  topicId: string;
  cityId: string;
}

/** Minimum time between two emails about one alert. */
const quiet = sql`interval '10 minutes'`;

interface NewAlert extends TopicInCity {
  email: string;
  isConfirmed: boolean;
  askedAt: Date;
  expiresAt: Date;
}

/** The alert, new or renewed; undefined when it exists and no email is due now. */
export async function addAlert(trx: Db, alert: NewAlert): Promise<string | undefined> {
  const language = currentLanguage();
  const times = { asked_at: alert.askedAt, expires_at: alert.expiresAt };
  const row = await trx
    .insertInto('listing_alert')
    .values({
      ...{ id: uuidv7(), email: alert.email, topic_id: alert.topicId, city_id: alert.cityId },
      ...{ is_confirmed: alert.isConfirmed, ...times, language },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'topic_id', 'city_id'])
        .doUpdateSet({ is_confirmed: alert.isConfirmed, ...times, language })
        .where('listing_alert.is_confirmed', '=', false)
        .where(
          sql<boolean>`(${alert.isConfirmed}::bool
            OR listing_alert.asked_at < ${alert.askedAt}::timestamptz - ${quiet})`,
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Confirmed alerts of an address that have not expired, other than for `subject`. Others are not
 * counted: strangers could use up the number of somebody else's address with them.
 */
export async function countOthers(db: Db, email: string, subject: TopicInCity): Promise<number> {
  const { alerts } = await db
    .selectFrom('listing_alert')
    .select(({ fn }) => fn.countAll<number>().as('alerts'))
    .where('email', '=', email)
    .where('is_confirmed', '=', true)
    .where('expires_at', '>', new Date())
    .where(({ not, and }) => not(and({ topic_id: subject.topicId, city_id: subject.cityId })))
    .executeTakeFirstOrThrow();
  return Number(alerts);
}

/** Locked until the transaction ends. */
export function alertToChange(trx: Db, id: string) {
  return trx
    .selectFrom('listing_alert')
    .innerJoin('category', 'category.id', 'listing_alert.topic_id')
    .innerJoin('city', 'city.id', 'listing_alert.city_id')
    .select(['listing_alert.email', 'listing_alert.is_confirmed'])
    .select(['listing_alert.topic_id as topicId', 'listing_alert.city_id as cityId'])
    .select(['listing_alert.asked_at', 'listing_alert.expires_at'])
    .select(['category.name as topic', 'city.name as city'])
    .where('listing_alert.id', '=', id)
    .forUpdate('listing_alert')
    .executeTakeFirst();
}

export async function confirmAlert(trx: Db, id: string, expiresAt: Date): Promise<void> {
  await trx
    .updateTable('listing_alert')
    .set({ is_confirmed: true, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

export async function removeAlert(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('listing_alert').where('id', '=', id).execute();
}

/** Deletes up to `most` confirmed alerts and returns whom to notify; nobody while no vendor is listed. */
export async function takeAlerts(trx: Db, subject: TopicInCity, most: number) {
  if (!(await isAnyoneListed(trx, subject))) return [];
  const language = languageOfAddress(sql`listing_alert.email`, sql`listing_alert.language`);
  const { rows } = await sql<{
    email: string;
    language: MessageLanguage;
  }>`DELETE FROM listing_alert WHERE id IN (
      SELECT id FROM listing_alert
      WHERE city_id = ${subject.cityId} AND topic_id = ${subject.topicId} AND is_confirmed
        AND expires_at > ${new Date()}
      ORDER BY id LIMIT ${most} FOR UPDATE)
    RETURNING email, ${language} AS language`.execute(trx);
  return rows;
}

export async function isAnyoneListed(db: Db, { topicId, cityId }: TopicInCity): Promise<boolean> {
  const { rows } = await sql`SELECT FROM search_row
    WHERE city_id = ${cityId} AND (category_id = ${topicId} OR sub_category_id = ${topicId})
    LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** What these vendors, where listed, end the wait for. */
export async function waitedFor(db: Db, vendorIds: string[]): Promise<TopicInCity[]> {
  const { rows } = await sql<TopicInCity>`
    SELECT DISTINCT alert.topic_id AS "topicId", alert.city_id AS "cityId"
    FROM search_row listed
    JOIN listing_alert alert ON alert.city_id = listed.city_id AND alert.is_confirmed
      AND alert.topic_id IN (listed.category_id, listed.sub_category_id)
    WHERE listed.vendor_id = ANY (${vendorIds}::uuid[])`.execute(db);
  return rows;
}

/** The names of a topic and a city, and the topic's slugs; undefined when either is gone. */
export const namesOf = (db: Db, { topicId, cityId }: TopicInCity) =>
  db
    .selectFrom('category')
    .innerJoin('city', (join) => join.on('city.id', '=', cityId))
    .select(['category.name as topic', 'category.profession', 'category.slug'])
    .select(['category.parent_id', 'city.name as city'])
    .where('category.id', '=', topicId)
    .executeTakeFirst();

/** The address of a live account; it is verified, or the call would not have been allowed. */
export async function addressOf(db: Db, userId: string): Promise<string | undefined> {
  const person = await db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return person?.email;
}
