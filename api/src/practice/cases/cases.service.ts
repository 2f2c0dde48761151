import {
  type CaseDocument,
  type CaseOrder,
  type CasesAnswer,
  type CasesQuery,
  type LegalCaseDetails,
  limits,
} from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ownFile } from '../../core/files/files.store';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { pagingOf } from '../../core/http/paging';
import { ApiError, orNotFound } from '../../core/http/problems';
import { todayIn } from '../clients/practice-zone';
import { toCase, toDocument, toHearing, valuesOf } from './cases.model';
import * as store from './cases.store';
import { hearingsOf } from './hearings.store';

type Db = Kysely<Tables>;

export type CasesService = ReturnType<typeof casesService>;

/** The advocate's practice and account. */
interface Advocate {
  vendorId: string;
  userId: string;
}

const limit = limits.casesPerPage;
const nothing = 'There is no such case.';

/** An advocate's cases, with hearings and documents. */
export function casesService({ db, idempotent }: { db: Db; idempotent: IdempotentWrite }) {
  async function read(from: Db, vendorId: string, id: string): Promise<LegalCaseDetails> {
    const row = orNotFound(await store.caseById(from, vendorId, id), nothing);
    const hearings = await hearingsOf(from, id);
    const documents = await store.documentsOf(from, id);
    return {
      ...toCase(row),
      hearings: hearings.map(toHearing),
      documents: documents.map(toDocument),
    };
  }

  async function mustBeClient(trx: Db, vendorId: string, { clientId }: CaseOrder): Promise<void> {
    const isTheirs = await store.isClientOf(trx, vendorId, clientId);
    if (!isTheirs) throw new ApiError('not-found', 'There is no such client.');
  }

  return {
    /** Fails with `page-out-of-range`. */
    async list(vendorId: string, query: CasesQuery): Promise<CasesAnswer> {
      const { q = '', outcome, sort = 'number', direction = 'asc' } = query;
      const total = await store.countCases(db, vendorId, { q, outcome });
      const paging = pagingOf(query.page ?? 1, limit, total);
      const page = { sort, direction, limit, offset: (paging.page - 1) * limit };
      const rows = await store.pageOfCases(db, vendorId, { q, outcome }, page);
      return { cases: rows.map(toCase), ...paging };
    },

    /** Fails with `not-found`. */
    details: (vendorId: string, id: string) => read(db, vendorId, id),

    /** Fails with `not-found` for another vendor's client. */
    add: (vendorId: string, order: CaseOrder, key: string | undefined) =>
      idempotent({ call: 'addCase', key, body: { vendorId, ...order } }, async (trx) => {
        await mustBeClient(trx, vendorId, order);
        const today = await todayIn(trx, vendorId);
        const id = await store.addCase(trx, {
          ...{ vendor_id: vendorId, opened_on: today, ...valuesOf(order) },
          closed_on: order.outcome ? today : null,
        });
        return read(trx, vendorId, id);
      }),

    /** The case is closed on the day its outcome is first set. Fails with `not-found`. */
    change: (vendorId: string, id: string, order: CaseOrder): Promise<LegalCaseDetails> =>
      db.transaction().execute(async (trx) => {
        orNotFound(await store.caseById(trx, vendorId, id), nothing);
        await mustBeClient(trx, vendorId, order);
        const today = await todayIn(trx, vendorId);
        const closing = order.outcome ? sql<string>`coalesce(closed_on, ${today}::date)` : null;
        await store.changeCase(trx, id, {
          ...valuesOf(order),
          ...(order.outcome !== undefined && { closed_on: closing }),
        });
        return read(trx, vendorId, id);
      }),

    /** Files a document sent by the advocate. Fails with `not-found`. */
    file: ({ vendorId, userId }: Advocate, caseId: string, fileId: string): Promise<CaseDocument> =>
      db.transaction().execute(async (trx) => {
        orNotFound(await store.caseById(trx, vendorId, caseId), nothing);
        orNotFound(await ownFile(trx, userId, fileId), 'There is no such file.');
        const id = await store.addDocument(trx, caseId, fileId);
        return toDocument(orNotFound(await store.documentById(trx, id), nothing));
      }),

    /** Fails with `not-found`. */
    async removeDocument(vendorId: string, id: string): Promise<void> {
      const isGone = await store.removeDocument(db, vendorId, id);
      if (!isGone) throw new ApiError('not-found', 'There is no such document.');
    },
  };
}
