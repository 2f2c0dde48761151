import { z } from 'zod';
import * as limits from '../limits';
import { problem } from './directory.schema';
import { uuid, wholeNumber } from './fields';
import { named } from './named';
import { line, lines } from './typed';

const moment = z.iso.datetime();

const queueName = named(
  'QueueName',
  z
    .enum([
      'verifications',
      'complaints',
      'campaigns',
      'questions',
      'reviews',
      'stories',
      'tickets',
      'offices',
      'claims',
      'payments',
    ])
    .describe('What waits for operators, by kind. Verifications are decided document by document.'),
);

const queueState = named(
  'QueueState',
  z
    .enum(['waiting', 'settled'], { error: 'must be waiting or settled' })
    .describe(
      '`waiting`: for an operator; `settled`: nothing is asked of them, but it can still be found.',
    ),
);

const decision = named(
  'Decision',
  z
    .enum([
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
      'confirm',
    ])
    .describe('What operators can do to a case. Each is told to whom it concerns.'),
);

const fact = named(
  'CaseFact',
  z
    .enum([
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
      'amount',
    ])
    .describe("Names of facts; their words are the desk's."),
);

const paging = { page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() };

/** Search text; an empty one means no search. */
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
  .meta({
    id: 'QueueSummary',
    description: 'One kind at a glance; `oldest` is when the one that waits longest came.',
  });

const queueEntry = z
  .object({
    _id: z.uuid(),
    title: z.string(),
    excerpt: z.string().describe('The beginning of what was said.'),
    from: z.string().nullable().describe('Who sent it, as far as operators may know.'),
    time: moment,
    state: queueState,
    dueAt: moment.nullable().describe('By when it has to be decided, where there is such a time.'),
  })
  .meta({ id: 'QueueEntry', description: 'An entry that waits for an operator.' });

export const queueAnswer = z
  .object({ ...paging, entries: z.array(queueEntry) })
  .meta({ id: 'QueueAnswer', description: "One page of an operators' queue." });

const auditEntry = z
  .object({
    _id: z.uuid(),
    time: moment,
    by: z.string().describe("The operator's name."),
    action: z.string().describe('A decision, or what was changed of the site: `post-published`.'),
    subject: z.string().describe('A queue, or what of the site it was.'),
    subjectId: z.string(),
    title: z.string(),
    reason: z.string().nullable(),
  })
  .meta({
    id: 'AuditEntry',
    description: 'What an operator did. Written with it, and never changed.',
  });

export const auditAnswer = z
  .object({ ...paging, entries: z.array(auditEntry) })
  .meta({ id: 'AuditAnswer', description: 'One page of the audit log, newest entry first.' });

const caseText = named(
  'CaseText',
  z
    .object({
      kind: z.enum(['sent', 'published', 'reply', 'report', 'contest']),
      by: z.string().nullable(),
      text: z.string(),
      time: moment,
    })
    .describe('Something that was said: as it was sent, as others read it, and what was answered.'),
);

export const queueCase = queueEntry
  .extend({
    texts: z.array(caseText),
    facts: z.array(z.object({ fact, value: z.string() })),
    files: z
      .array(z.object({ _id: z.uuid(), name: z.string() }))
      .describe('Private files: `linkFile` opens them.'),
    draft: z.string().describe('What a `text` begins as: what was sent, to be redacted.'),
    offers: z.array(
      named(
        'DecisionOffer',
        z
          .object({ decision, needs: z.array(z.enum(['text', 'reason'])) })
          .describe(
            '`needs`: what has to come with it. `text` is what others will read, `reason` why.',
          ),
      ),
    ),
    history: z.array(auditEntry),
  })
  .meta({ id: 'QueueCase', description: 'A case as an operator decides it.' });

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
  .meta({ id: 'DecisionOrder', description: 'One decision about one or many.' });

export const decisionAnswer = z
  .object({
    settled: z.array(z.uuid()),
    failed: z.array(z.object({ _id: z.uuid(), code: problem.shape.code, message: z.string() })),
  })
  .meta({
    id: 'DecisionAnswer',
    description: 'Each is decided by itself: what fails does not hold up the others.',
  });
