import type { SchemaChange } from './schema-change';

/** Few payouts are under way, of very many. */
export const openPayouts: SchemaChange = {
  kind: 'index',
  name: 'payout_open',
  create: `CREATE INDEX CONCURRENTLY payout_open ON payout (created_at)
    WHERE state IN ('waiting', 'sent')`,
};
