import type { CaseText, DecisionOffer, QueueCase, QueueEntry } from '@nukkad/platform/contract';
import { cleanText } from '@nukkad/platform/contract/definitions';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError, orNotFound } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import type { Decided, Queue } from '../../core/moderation/queue';
import { excerpt } from '../../core/text/excerpt';
import { dueAfter, isContest, isOpen, lastLevel, numberOf, recipientOf } from './complaints.model';
import type { ComplaintNotifications } from './complaints.notifications';
import * as queued from './complaints.queue.store';
import * as store from './complaints.store';

type Db = Kysely<Tables>;
type Row = store.ComplaintRow;

/** Complaints before publication, and those that the office left unanswered or did not settle. */
export const complaintsQueue = (notification: ComplaintNotifications): Queue => ({
  name: 'complaints',
  count: (db, wanted) => store.countComplaints(db, queued.inQueue(wanted)),
  oldest: queued.oldestWaiting,
  page: async (db, wanted, stretch) => (await queued.pageOf(db, wanted, stretch)).map(toEntry),
  find: async (db, id) => {
    const row = await store.complaintById(db, id);
    if (!row) return undefined;
    return toCase(row, await store.eventsOf(db, id), await store.filesOf(db, id));
  },
  decide: async (trx, id, decided) => {
    await store.lockComplaint(trx, id);
    const row = orNotFound(await store.complaintById(trx, id), 'There is no such complaint.');
    if (!offersOf(row).some(({ decision }) => decision === decided.decision)) {
      throw new ApiError('conflict', 'Another operator has decided this. Reload the page.');
    }
    await apply(trx, notification, row, decided);
  },
});

async function apply(
  trx: Db,
  notification: ComplaintNotifications,
  row: Row,
  decided: Decided,
): Promise<void> {
  if (decided.decision === 'publish') return publish(trx, notification, row, decided);
  const outcome = outcomes[decided.decision as keyof typeof outcomes];
  const { id } = row;
  const text = decided.reason ?? null;
  const wasPublished = row.published_text !== null;
  await store.changeComplaint(trx, id, { ...outcome.changes, due_at: null });
  await store.addEvent(trx, id, { kind: outcome.event, text, actor_id: decided.by });
  await notification.complainant(trx, id, outcome.event, text);
  if (wasPublished && outcome.event !== 'rejected')
    await notification.office(trx, id, outcome.event);
}

const unpublished = { published_text: null, published_at: null };

const outcomes = {
  reject: { event: 'rejected', changes: { status: 'rejected' } },
  'take-down': { event: 'taken-down', changes: { status: 'rejected', ...unpublished } },
  close: { event: 'closed', changes: { status: 'closed' } },
} as const;

/** Publishes the operator's version of the text, never the original. */
async function publish(
  trx: Db,
  notification: ComplaintNotifications,
  row: Row,
  { text, by }: Decided,
) {
  const published_text = cleanText(text ?? '').trim();
  if (published_text === '') throw notValid({ text: 'must say what everybody will read' });
  const published_at = new Date();
  const standing = { status: row.status, level: row.level, isPublished: true };
  const due_at = dueAfter(standing, published_at);
  await store.changeComplaint(trx, row.id, { published_text, published_at, due_at });
  await store.addEvent(trx, row.id, { kind: 'published', at: published_at, actor_id: by });
  await notification.complainant(trx, row.id, 'published');
  await notification.office(trx, row.id, 'published');
}

function offersOf({ status, published_text }: Row): DecisionOffer[] {
  if (published_text === null) {
    if (status !== 'received') return [];
    return [
      { decision: 'publish', needs: ['text'] },
      { decision: 'reject', needs: ['reason'] },
    ];
  }
  const takeDown: DecisionOffer = { decision: 'take-down', needs: ['reason'] };
  return status === 'closed' ? [takeDown] : [{ decision: 'close', needs: ['reason'] }, takeDown];
}

function toEntry(row: Row): QueueEntry {
  return {
    _id: row.id,
    title: `${numberOf(row.number)} · ${row.kind.replaceAll('-', ' ')}`,
    excerpt: excerpt(row.body),
    from: sender(row),
    time: row.created_at.toISOString(),
    state: isWaiting(row) ? 'waiting' : 'settled',
    dueAt: row.due_at?.toISOString() ?? null,
  };
}

const isWaiting = ({ status, published_text, level }: Row): boolean =>
  isOpen(status) && (published_text === null || level === lastLevel);

/** Shown to operators also when anonymous, so that they can remove the name from the text. */
function sender({ from_name, is_anonymous }: Row): string | null {
  if (from_name === null) return null;
  return is_anonymous ? `${from_name} (wants to stay unnamed)` : from_name;
}

function toCase(
  row: Row,
  events: store.EventRow[],
  files: { id: string; name: string }[],
): Omit<QueueCase, 'history'> {
  const recipient = recipientOf(row);
  const email = row.account_email ?? row.from_email;
  return {
    ...toEntry(row),
    texts: textsOf(row, events),
    facts: [
      { fact: 'number', value: numberOf(row.number) },
      { fact: 'kind', value: row.kind.replaceAll('-', ' ') },
      ...(recipient
        ? [{ fact: 'office', value: `${recipient.name}, ${recipient.about}` } as const]
        : []),
      { fact: 'status', value: row.status },
      { fact: 'level', value: String(row.level) },
      ...(email === null ? [] : [{ fact: 'email', value: email } as const]),
    ],
    files: files.map(({ id, name }) => ({ _id: id, name })),
    draft: row.body,
    offers: offersOf(row),
  };
}

function textsOf(row: Row, events: store.EventRow[]): CaseText[] {
  const { published_text, published_at, answer_text, answered_at } = row;
  const sent = { by: sender(row), text: row.body, time: row.created_at.toISOString() };
  const texts: CaseText[] = [{ kind: 'sent', ...sent }];
  if (published_text !== null && published_at !== null) {
    const time = published_at.toISOString();
    texts.push({ kind: 'published', by: null, text: published_text, time });
  }
  if (answer_text !== null && answered_at !== null) {
    const time = answered_at.toISOString();
    texts.push({ kind: 'reply', by: recipientOf(row)?.name ?? null, text: answer_text, time });
  }
  for (const { at, text } of events.filter(isContest)) {
    texts.push({ kind: 'contest', by: sender(row), text: text ?? '', time: at.toISOString() });
  }
  return texts.sort((a, b) => a.time.localeCompare(b.time));
}
