import { type Kysely, sql } from 'kysely';
import type { PhoneSettings } from '../../core/config/phone-settings';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

const today = sql<string>`(now() AT TIME ZONE 'Asia/Kolkata')::date`;

/** What a message costs, and whether it is a code: those have a cap of their own. */
export interface Cost {
  paise: number;
  isCode: boolean;
}

/** Takes the cost out of today's budget; false when there is not as much left. */
export async function spend(
  db: Db,
  { paise, isCode }: Cost,
  { all, codes }: PhoneSettings['dailyCap'],
): Promise<boolean> {
  const code = isCode ? paise : 0;
  if (paise > all || code > codes) return false;
  const { rows } = await sql`
    INSERT INTO phone_spend AS spent (day, paise, code_paise)
    VALUES (${today}, ${paise}::int, ${code}::int)
    ON CONFLICT (day) DO UPDATE SET
      paise = spent.paise + excluded.paise, code_paise = spent.code_paise + excluded.code_paise
    WHERE spent.paise + excluded.paise <= ${all}::bigint
      AND spent.code_paise + excluded.code_paise <= ${codes}::bigint
    RETURNING day`.execute(db);
  return rows.length > 0;
}

/** Gives back what a message would have cost that the provider refused. */
export async function giveBack(db: Db, { paise, isCode }: Cost): Promise<void> {
  const code = isCode ? paise : 0;
  await sql`UPDATE phone_spend
    SET paise = greatest(0, paise - ${paise}::int), code_paise = greatest(0, code_paise - ${code}::int)
    WHERE day = ${today}`.execute(db);
}

/** Paise spent today. */
export async function spentToday(db: Db): Promise<{ all: number; codes: number }> {
  const row = await db
    .selectFrom('phone_spend')
    .select(['paise', 'code_paise'])
    .where('day', '=', today)
    .executeTakeFirst();
  return { all: Number(row?.paise ?? 0), codes: Number(row?.code_paise ?? 0) };
}
