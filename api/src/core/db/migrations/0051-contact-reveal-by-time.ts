import type { SchemaChange } from './schema-change';

/** For retention, as that of notifications. */
export const contactRevealByTime: SchemaChange = {
  kind: 'index',
  name: 'contact_reveal_by_time',
  create: 'CREATE INDEX CONCURRENTLY contact_reveal_by_time ON contact_reveal (created_at)',
};
