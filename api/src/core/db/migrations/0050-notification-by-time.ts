import type { SchemaChange } from './schema-change';

/** Retention looks for the oldest; without it each round reads the whole table. */
export const notificationByTime: SchemaChange = {
  kind: 'index',
  name: 'notification_by_time',
  create: 'CREATE INDEX CONCURRENTLY notification_by_time ON notification (created_at)',
};
