import type { Generated } from 'kysely';

/** What an operator did. Rows are added and never changed: the database refuses it. */
export interface AuditEventTable {
  id: string;
  at: Generated<Date>;
  actor_id: string;
  /** As it was then. */
  actor_name: string;
  action: string;
  subject: string;
  subject_id: string;
  title: string;
  reason: string | null;
}

export interface OperatorTables {
  audit_event: AuditEventTable;
}
