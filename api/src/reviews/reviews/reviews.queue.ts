import type { CaseText, DecisionOffer, QueueCase, QueueEntry } from '@nukkad/platform/contract';
import { ApiError, orNotFound } from '../../core/http/problems';
import type { Decided, Queue } from '../../core/moderation/queue';
import { notifyOfReport } from './notify-of-report';
import { hideReview } from './publication';
import { statusWords, titleWords } from './report-notifications.text';
import * as store from './reports.store';

/** Reported reviews. */
export const reviewsQueue: Queue = {
  name: 'reviews',
  count: store.countReported,
  oldest: store.oldestReport,
  page: async (db, wanted, stretch) =>
    (await store.pageOfReported(db, wanted, stretch)).map(toEntry),
  find: async (db, id) => {
    const row = await store.reportedReview(db, id);
    return row && toCase(row, await store.reportsOf(db, id));
  },
  decide: async (trx, id, decided) => {
    await store.lockReview(trx, id);
    const row = orNotFound(await store.reportedReview(trx, id), 'There is no such review.');
    if (!offersOf(row).some(({ decision }) => decision === decided.decision)) {
      throw new ApiError('conflict', 'Another operator has decided this. Reload the page.');
    }
    const reports = await store.reportsOf(trx, id);
    await apply(trx, id, decided);
    await notifyOfReport(trx, { row, reports, decided });
  },
};

async function apply(trx: Parameters<Queue['decide']>[0], id: string, { decision }: Decided) {
  if (decision === 'reopen') return store.setDecided(trx, id, false);
  if (decision !== 'keep') await hideReview(trx, id, decision === 'take-down');
  return store.setDecided(trx, id, true);
}

/** A decision can be revised: shown again, or reopened. */
function offersOf({ waiting_since, is_hidden }: store.ReportedRow): DecisionOffer[] {
  if (is_hidden) return [{ decision: 'publish', needs: ['reason'] }];
  if (waiting_since === null) return [{ decision: 'reopen', needs: ['reason'] }];
  return [
    { decision: 'keep', needs: [] },
    { decision: 'take-down', needs: ['reason'] },
  ];
}

const beginning = 160;

function toEntry(row: store.ReportedRow): QueueEntry {
  const isWaiting = row.waiting_since !== null;
  return {
    _id: row.id,
    title: titleWords(row.stars, row.vendor_name),
    excerpt: [...row.text].slice(0, beginning).join(''),
    from: row.name,
    time: (row.waiting_since ?? row.last_report).toISOString(),
    state: isWaiting ? 'waiting' : 'settled',
    dueAt: null,
  };
}

function toCase(row: store.ReportedRow, reports: store.ReportRow[]): Omit<QueueCase, 'history'> {
  const said: CaseText = {
    ...{ kind: 'published', by: row.name },
    ...{ text: row.text, time: row.created_at.toISOString() },
  };
  const reported = reports.map(
    ({ full_name, reason, created_at }): CaseText => ({
      ...{ kind: 'report', by: full_name, text: reason, time: created_at.toISOString() },
    }),
  );
  return {
    ...toEntry(row),
    texts: [said, ...replied(row), ...reported],
    facts: [
      { fact: 'professional', value: row.vendor_name },
      { fact: 'profession', value: row.profession },
      { fact: 'stars', value: String(row.stars) },
      { fact: 'reports', value: String(reports.length) },
      { fact: 'status', value: statusWords(row.is_hidden) },
    ],
    ...{ files: [], draft: '', offers: offersOf(row) },
  };
}

const replied = ({ reply_text, replied_at, vendor_name }: store.ReportedRow): CaseText[] =>
  reply_text === null || replied_at === null
    ? []
    : [{ kind: 'reply', by: vendor_name, text: reply_text, time: replied_at.toISOString() }];
