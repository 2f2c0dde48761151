import type { PersonalExport } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Person } from '../../core/auth/sessions.store';
import type { Tables } from '../../core/db/tables.generated';
import { orNotFound } from '../../core/http/problems';
import { recordOf } from '../../identity';
import { sections } from './sections';

export type ExportService = ReturnType<typeof exportService>;

/** All stored data about a user, as one consistent snapshot. */
export function exportService(db: Kysely<Tables>) {
  return (person: Person): Promise<PersonalExport> =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        const { _id, fullName, email } = orNotFound(
          await recordOf(trx, person.userId),
          'There is no such person.',
        );
        const exported: PersonalExport = {
          exportedAt: new Date().toISOString(),
          account: { _id, fullName, email, role: person.role },
        };
        for (const { name, read } of sections) exported[name] = await read(trx, person);
        return exported;
      });
}
