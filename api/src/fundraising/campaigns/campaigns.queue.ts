import type { CaseText, QueueCase, QueueEntry, QueueState } from '@nukkad/platform/contract';
import { formatMoney } from '@nukkad/platform/format';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import type { Decided, Queue } from '../../core/moderation/queue';
import { isRunning } from '../donations/donations.model';
import { lastDay } from './campaigns.model';
import * as cases from './cases.store';
import { stateOf } from './organiser-campaigns.model';
import * as own from './organiser-campaigns.store';
import { publishDraft, returnDraft } from './publishing';
import { notifyStopped, stopCampaign } from './stopping';

type Db = Kysely<Tables>;
type Case = Omit<QueueCase, 'history'>;

/** Submitted campaigns, and published ones, which can be stopped. */
export const campaignsQueue = ({ origin }: { origin: string }): Queue => ({
  name: 'campaigns',
  count: cases.countCases,
  oldest: cases.oldestCase,
  page: async (db, wanted, stretch) =>
    (await cases.pageOfCases(db, wanted, stretch)).map((row) => toEntry(row, wanted.state)),
  find: async (db, id) => {
    const draft = await own.draftBy(db, id);
    if (draft) return draft.state === 'draft' ? undefined : caseOfDraft(db, draft);
    const campaign = await own.campaignBy(db, id);
    return campaign && caseOfCampaign(campaign);
  },
  decide: async (trx, id, decided) => {
    if (decided.decision === 'stop') return stop(trx, id, decided, origin);
    const draft = await own.lockDraft(trx, id);
    if (draft?.state !== 'submitted') throw decidedAlready();
    if (decided.decision === 'publish') return publishDraft(trx, draft, origin);
    return returnDraft(trx, draft, decided.reason ?? '', origin);
  },
});

async function stop(trx: Db, id: string, { reason = '' }: Decided, origin: string): Promise<void> {
  const stopped = await stopCampaign(trx, id, reason);
  if (!stopped) throw decidedAlready();
  await notifyStopped(trx, stopped, reason, origin);
}

const decidedAlready = () =>
  new ApiError('conflict', 'Another operator has decided this. Reload the page.');

const toEntry = (row: cases.CaseRow, state: QueueState): QueueEntry => ({
  _id: row.id,
  title: row.title,
  excerpt: row.excerpt,
  from: row.sender,
  time: row.at.toISOString(),
  state,
  dueAt: null,
});

async function caseOfDraft(db: Db, row: own.DraftRow): Promise<Case> {
  const { full_name, email } = await cases.senderOf(db, row.owner_id);
  const file = row.picture_id === null ? undefined : await cases.fileOf(db, row.picture_id);
  const isWaiting = row.state === 'submitted';
  const at = row.submitted_at ?? row.updated_at;
  const goal = { amount: (row.goal_rupees ?? 0) * 100, currency: 'INR' as const };
  return {
    ...toEntry(
      { id: row.id, title: row.title, excerpt: row.description, sender: full_name, at },
      isWaiting ? 'waiting' : 'settled',
    ),
    texts: textsOf(row, 'sent', full_name, at),
    facts: [
      { fact: 'kind', value: row.kind },
      { fact: 'email', value: email },
      { fact: 'goal', value: formatMoney(goal) },
      { fact: 'ends', value: row.ends_on ?? '' },
      { fact: 'status', value: row.state },
    ],
    files: file ? [file] : [],
    draft: '',
    offers: isWaiting
      ? [
          { decision: 'publish', needs: [] },
          { decision: 'reject', needs: ['reason'] },
        ]
      : [],
  };
}

function caseOfCampaign(row: own.PublishedRow): Case {
  const now = new Date();
  const at = row.stopped_at ?? row.published_at;
  return {
    ...toEntry(
      { id: row.id, title: row.title, excerpt: row.description, sender: row.organiser, at },
      'settled',
    ),
    texts: textsOf(row, 'published', row.organiser, row.published_at),
    facts: [
      { fact: 'kind', value: row.kind },
      { fact: 'goal', value: formatMoney({ amount: row.goal_amount, currency: row.currency }) },
      { fact: 'raised', value: formatMoney({ amount: row.raised, currency: row.currency }) },
      { fact: 'ends', value: lastDay(row.ends_at) },
      { fact: 'status', value: stateOf(row, now) },
    ],
    ...{ files: [], draft: '' },
    offers: isRunning(row, now) ? [{ decision: 'stop', needs: ['reason'] }] : [],
  };
}

type Written = Pick<own.DraftRow, 'category' | 'description' | 'body'>;

function textsOf(row: Written, kind: CaseText['kind'], by: string, at: Date): CaseText[] {
  const time = at.toISOString();
  return [`${row.category}: ${row.description}`, row.body].map((text) => ({
    kind,
    by,
    text,
    time,
  }));
}
