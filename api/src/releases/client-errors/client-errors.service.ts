import type { ClientErrorReport } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { addClientError, trimClientErrors } from './client-errors.store';

/** Reporting needs no account, so the number of stored reports is limited. */
const kept = 10_000;
const trimEvery = 100;

export type ClientErrorsService = ReturnType<typeof clientErrorsService>;

export function clientErrorsService(db: Kysely<Tables>) {
  let reports = 0;
  return {
    async record(report: ClientErrorReport): Promise<void> {
      await addClientError(db, plain(report));
      reports += 1;
      if (reports % trimEvery === 0) await trimClientErrors(db, kept);
    },
  };
}

/** Without control characters, which could forge lines where a report is read as text. */
export function plain(report: ClientErrorReport): ClientErrorReport {
  const fields = Object.entries(report).map(([field, text]) => [
    field,
    typeof text === 'string' ? text.replace(/\p{Cc}+/gu, ' ').trim() : text,
  ]);
  return Object.fromEntries(fields);
}
