import { createHash } from 'node:crypto';
import {
  type AuditAnswer,
  type DecisionAnswer,
  type DecisionOffer,
  type DecisionOrder,
  limits,
  messages,
  type QueueAnswer,
  type QueueCase,
  type QueueName,
  type QueueSummary,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import * as auditing from '../core/audit/audit.store';
import type { Tables } from '../core/db/tables.generated';
import type { IdempotentWrite } from '../core/http/idempotency';
import { pagingOf } from '../core/http/paging';
import { ApiError, occasionOf, orNotFound } from '../core/http/problems';
import { notValid } from '../core/http/refusals';
import { asMessage, said } from '../core/language/message';
import type { Queue, QueueWanted } from '../core/moderation/queue';

type Db = Kysely<Tables>;

interface Deps {
  db: Db;
  idempotent: IdempotentWrite;
  queues: readonly Queue[];
  /** Called with unexpected errors. */
  failed: (error: unknown) => void;
}

/** The deciding operator, and the request's idempotency key. */
interface Sent {
  by: string;
  key: string | undefined;
}

export type OperatorService = ReturnType<typeof operatorService>;

const noCase = 'There is no such case.';

/** Queues of operators, their decisions, and the audit log. */
export function operatorService({ db, idempotent, queues, failed }: Deps) {
  const queueOf = (name: QueueName) =>
    orNotFound(
      queues.find((queue) => queue.name === name),
      'There is no such queue.',
    );

  return {
    queues: (): Promise<QueueSummary[]> => Promise.all(queues.map((queue) => summaryOf(db, queue))),

    /** Fails with `page-out-of-range`. */
    async list(name: QueueName, wanted: QueueWanted, page: number): Promise<QueueAnswer> {
      const queue = queueOf(name);
      const most = limits.queuePerPage;
      const paging = pagingOf(page, most, await queue.count(db, wanted));
      return {
        ...paging,
        entries: await queue.page(db, wanted, { skip: (page - 1) * most, most }),
      };
    },

    async find(name: QueueName, id: string): Promise<QueueCase> {
      const found = orNotFound(await queueOf(name).find(db, id), noCase);
      return { ...found, history: await auditing.auditOf(db, name, id, limits.auditPerPage) };
    },

    /**
     * Decides each case separately. Fails with `validation` for missing fields before any decision.
     */
    async decide(name: QueueName, order: DecisionOrder, sent: Sent): Promise<DecisionAnswer> {
      const queue = queueOf(name);
      const ids = [...new Set(order.ids)];
      for (const id of ids) lackNothing(order, await offerOf(db, queue, id, order));
      const answer: DecisionAnswer = { settled: [], failed: [] };
      for (const id of ids) {
        try {
          await decideOne({ idempotent, queue, id, order, sent });
          answer.settled.push(id);
        } catch (error) {
          const { code, detail } = occasionOf(error);
          if (code === 'internal') failed(error);
          answer.failed.push({ _id: id, code, message: said(asMessage(detail)) });
        }
      }
      return answer;
    },

    /** Fails with `page-out-of-range`. */
    async audit(q: string, page: number): Promise<AuditAnswer> {
      const most = limits.auditPerPage;
      const paging = pagingOf(page, most, await auditing.countAudit(db, q));
      const stretch = { skip: (page - 1) * most, most };
      return { ...paging, entries: await auditing.pageOfAudit(db, q, stretch) };
    },
  };
}

async function summaryOf(db: Db, queue: Queue): Promise<QueueSummary> {
  const waiting = await queue.count(db, { state: 'waiting' });
  const oldest = await queue.oldest(db);
  return { queue: queue.name, waiting, oldest: oldest?.toISOString() ?? null };
}

async function offerOf(db: Db, queue: Queue, id: string, { decision }: DecisionOrder) {
  const found = await queue.find(db, id);
  return found?.offers.find((offer) => offer.decision === decision);
}

function lackNothing(order: DecisionOrder, offer: DecisionOffer | undefined): void {
  const lacking = (offer?.needs ?? []).filter((need) => order[need] === undefined);
  if (lacking.length === 0) return;
  throw notValid(Object.fromEntries(lacking.map((need) => [need, messages.required])));
}

interface Deciding {
  idempotent: IdempotentWrite;
  queue: Queue;
  id: string;
  order: DecisionOrder;
  sent: Sent;
}

/** The decision and its audit row in one transaction, once per key. */
function decideOne({ idempotent, queue, id, order, sent }: Deciding): Promise<object> {
  const { decision, reason, text } = order;
  const decided = { decision, by: sent.by, ...(reason && { reason }), ...(text && { text }) };
  const key = sent.key === undefined ? undefined : keyFor(sent.key, id);
  return idempotent({ call: 'decideCases', key, body: { id, decided } }, async (trx) => {
    const found = orNotFound(await queue.find(trx, id), noCase);
    if (!found.offers.some((offer) => offer.decision === decision)) {
      throw new ApiError('conflict', 'This cannot be decided any more. Reload the page.');
    }
    await queue.decide(trx, id, decided);
    const { title } = found;
    const entry = { subject: queue.name, subjectId: id, title, action: decision, reason };
    await auditing.audit(trx, { ...entry, by: sent.by });
    return {};
  });
}

/** Each case of a bulk decision gets its own key, in the form of a UUID. */
function keyFor(key: string, id: string): string {
  const digits = createHash('sha256').update(`${key} ${id}`).digest('hex');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
