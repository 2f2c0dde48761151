import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { heldAccounts, type MonthSums } from './statement.model';

/** Sums of a professional's entries before and within a span of time, one row a currency. */
export async function monthSums(
  db: Kysely<Tables>,
  vendorId: string,
  { from, until }: { from: Date; until: Date },
): Promise<MonthSums[]> {
  const { rows } = await sql<MonthSums>`WITH entry AS (
      SELECT ledger_entry.currency, ledger_entry.amount, ledger_entry.account, movement.kind,
        movement.at >= ${from} AS is_within
      FROM ledger_entry JOIN ledger_movement movement ON movement.id = ledger_entry.movement_id
      WHERE ledger_entry.vendor_id = ${vendorId}::uuid AND movement.at < ${until}
        AND ledger_entry.account IN (${sql.join(heldAccounts)})),
    kinds AS (
      SELECT currency, jsonb_object_agg(kind, amount) AS by_kind
      FROM (SELECT currency, kind, sum(amount) AS amount FROM entry WHERE is_within
        GROUP BY currency, kind) summed GROUP BY currency)
    SELECT entry.currency,
      coalesce(sum(amount) FILTER (WHERE NOT is_within), 0)::bigint AS opening,
      sum(amount)::bigint AS closing,
      coalesce(sum(amount) FILTER (WHERE account IN ('vendor-earnings', 'vendor-cash')), 0)::bigint
        AS owed,
      coalesce(sum(amount) FILTER (WHERE is_within AND kind = 'visit-paid'
        AND account = 'vendor-earnings'), 0)::bigint AS "atVisits",
      coalesce((SELECT by_kind FROM kinds WHERE kinds.currency = entry.currency), '{}') AS "byKind"
    FROM entry GROUP BY entry.currency ORDER BY entry.currency`.execute(db);
  return rows;
}
