import type { SchemaChange } from './schema-change';

/** What the console searches by; without it a rare word reads the whole log. */
export const auditWords: SchemaChange = {
  kind: 'index',
  name: 'audit_event_words',
  create: `CREATE INDEX CONCURRENTLY audit_event_words ON audit_event USING gin ((actor_name || ' '
    || action || ' ' || subject || ' ' || subject_id || ' ' || title || ' ' || coalesce(reason, ''))
    gin_trgm_ops)`,
};
