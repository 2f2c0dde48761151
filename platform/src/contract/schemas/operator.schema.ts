import { z } from 'zod';
import * as limits from '../limits';
import { problem } from './directory.schema';
import { uuid, wholeNumber } from './fields';
import { line, lines } from './typed';

/** The operator's desk, as schemas; a test proves each equal to the contract's type. */

const moment = z.iso.datetime();

const queueName = z.enum([
  'verifications',
  'complaints',
  'campaigns',
  'questions',
  'reviews',
  'stories',
  'tickets',
  'offices',
  'claims',
]);

const queueState = z.enum(['waiting', 'settled'], { error: 'must be waiting or settled' });

const decision = z.enum([
  'publish',
  'reject',
  'stop',
  'keep',
  'take-down',
  'answer',
  'close',
  'reopen',
  'grant',
  'revoke',
  'approve',
]);

const fact = z.enum([
  'number',
  'kind',
  'office',
  'department',
  'professional',
  'profession',
  'email',
  'phone',
  'goal',
  'raised',
  'ends',
  'stars',
  'reports',
  'status',
  'level',
]);

const paging = { page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() };

/** Words in a search; none is as good as no search. */
const sought = z
  .string({ error: 'must be given once' })
  .max(100, 'must be at most 100 characters')
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be one line of text')
  .optional();

const page = wholeNumber.optional().describe('Counts from 1');

export const queueParams = z.object({ queue: queueName });
export const caseParams = queueParams.extend({ caseId: uuid });
export const queueQuery = z.object({ state: queueState.default('waiting'), q: sought, page });
export const auditQuery = z.object({ q: sought, page });

export const queueSummary = z
  .object({ queue: queueName, waiting: z.int(), oldest: moment.nullable() })
  .meta({ id: 'QueueSummary' });

const queueEntry = z
  .object({
    _id: z.uuid(),
    title: z.string(),
    excerpt: z.string(),
    from: z.string().nullable(),
    time: moment,
    state: queueState,
    dueAt: moment.nullable(),
  })
  .meta({ id: 'QueueEntry' });

export const queueAnswer = z
  .object({ ...paging, entries: z.array(queueEntry) })
  .meta({ id: 'QueueAnswer' });

const auditEntry = z
  .object({
    _id: z.uuid(),
    time: moment,
    by: z.string(),
    action: z.string(),
    subject: z.string(),
    subjectId: z.string(),
    title: z.string(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' });

export const auditAnswer = z
  .object({ ...paging, entries: z.array(auditEntry) })
  .meta({ id: 'AuditAnswer' });

const caseText = z.object({
  kind: z.enum(['sent', 'published', 'reply', 'report']),
  by: z.string().nullable(),
  text: z.string(),
  time: moment,
});

export const queueCase = queueEntry
  .extend({
    texts: z.array(caseText),
    facts: z.array(z.object({ fact, value: z.string() })),
    files: z.array(z.object({ _id: z.uuid(), name: z.string() })),
    draft: z.string(),
    offers: z.array(z.object({ decision, needs: z.array(z.enum(['text', 'reason'])) })),
    history: z.array(auditEntry),
  })
  .meta({ id: 'QueueCase' });

export const decisionOrder = z
  .object({
    ids: z
      .array(uuid)
      .min(1, 'must name a case')
      .max(limits.decidedAtOnce, `must be at most ${limits.decidedAtOnce}`),
    decision,
    reason: line(limits.decisionReasonMaxLength).optional(),
    text: lines(limits.decisionTextMaxLength).optional(),
  })
  .meta({ id: 'DecisionOrder' });

export const decisionAnswer = z
  .object({
    settled: z.array(z.uuid()),
    failed: z.array(z.object({ _id: z.uuid(), code: problem.shape.code, message: z.string() })),
  })
  .meta({ id: 'DecisionAnswer' });
