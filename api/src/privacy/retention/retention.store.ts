import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import {
  batch,
  guestContactDays,
  mostBatches,
  oldest,
  type Rule,
  rules,
  supportTextDays,
} from './retention.model';

type Db = Kysely<Tables>;

/** Deletes expired rows, a limited number per run; returns the number per rule. */
export async function endRetention(db: Db, now: Date): Promise<Record<string, number>> {
  const ended: Record<string, number> = {};
  for (const rule of rules) ended[rule.table] = await inBatches(() => remove(db, rule, now));
  ended.guests = await inBatches(() => blankGuests(db, now));
  ended.support = await inBatches(() => removeTickets(db, now));
  return ended;
}

/** After each batch others have the database for as long as it took. */
async function inBatches(work: () => Promise<number>): Promise<number> {
  let all = 0;
  for (let done = 0; done < mostBatches; done += 1) {
    const started = performance.now();
    const rows = await work();
    all += rows;
    if (rows < batch) break;
    await sleep(performance.now() - started);
  }
  return all;
}

async function remove(db: Db, { table, since, days }: Rule, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`DELETE FROM ${sql.table(table)} WHERE ctid IN (
    SELECT ctid FROM ${sql.table(table)} WHERE ${sql.ref(since)} < ${oldest(days, now)}::timestamptz
    LIMIT ${batch} FOR UPDATE SKIP LOCKED)`.execute(db);
  return Number(numAffectedRows);
}

/** Guests have no account that they could delete. */
async function blankGuests(db: Db, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`UPDATE booking
    SET client_name = NULL, client_phone = NULL, client_city = NULL, client_email = NULL,
      client_gstin = NULL, client_business_name = NULL, client_business_address = NULL,
      key_hash = NULL, reason = NULL, address = NULL
    WHERE ctid IN (SELECT ctid FROM booking
      WHERE user_id IS NULL AND client_name IS NOT NULL
        AND ends_at < ${oldest(guestContactDays, now)}
      LIMIT ${batch} FOR UPDATE SKIP LOCKED)`.execute(db);
  return Number(numAffectedRows);
}

/** Messages go with their ticket, whose age is that of its newest message. */
async function removeTickets(db: Db, now: Date): Promise<number> {
  const limit = oldest(supportTextDays, now);
  const { numAffectedRows = 0n } = await sql`DELETE FROM support_ticket WHERE ctid IN (
    SELECT ctid FROM support_ticket WHERE created_at < ${limit} AND NOT EXISTS (
      SELECT 1 FROM support_message AS said
      WHERE said.ticket_id = support_ticket.id AND said.created_at >= ${limit})
    LIMIT ${batch} FOR UPDATE SKIP LOCKED)`.execute(db);
  return Number(numAffectedRows);
}
