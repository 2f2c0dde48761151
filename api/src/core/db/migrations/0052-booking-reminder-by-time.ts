import type { SchemaChange } from './schema-change';

/** For retention, as that of notifications. */
export const bookingReminderByTime: SchemaChange = {
  kind: 'index',
  name: 'booking_reminder_by_time',
  create: 'CREATE INDEX CONCURRENTLY booking_reminder_by_time ON booking_reminder (starts_at)',
};
