import { runApiProgram } from '../../backup/api-program';
import { dataFolder } from '../../backup/backup';
import type { Command } from '../command/command';

/** As the audit log's table has it. */
interface AuditEvent {
  at: string;
  actor_name: string;
  action: string;
  subject: string;
  subject_id: string;
  title: string;
  reason: string | null;
}

export const auditCommand: Command = {
  usage: 'audit <month>',
  about: 'Show what operators did in a month that is in the archive',
  isApart: true,
  examples: ['nukkad audit 2024-01', 'nukkad audit 2024-01 --json'],
  run: async (call) => {
    const events = await runApiProgram<AuditEvent[]>('audit', [
      dataFolder(call.places),
      call.args[0]!,
    ]);
    return {
      lines: events.map(lineOf),
      notes: [`${events.length} events, as they were archived`],
      data: { events },
    };
  },
};

const lineOf = ({ at, actor_name, action, subject, subject_id, title, reason }: AuditEvent) =>
  [at, actor_name, action, subject, subject_id, title, ...(reason ? [reason] : [])].join('  ');
