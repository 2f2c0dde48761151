import { dayIn, INDIA } from '@nukkad/platform/calendar';
import type { DecisionOffer, QueueEntry } from '@nukkad/platform/contract';
import { limits } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError, orNotFound } from '../../core/http/problems';
import type { Queue } from '../../core/moderation/queue';
import { notify } from '../../core/notifications/notify';
import { notificationTexts, type WordedNotification } from '../../core/notifications/templates';
import { vendorChanged } from '../../directory';
import * as hi from './claims.hi';
import * as kn from './claims.kn';
import { evidenceFor, whatWasClaimed } from './claims.model';
import * as store from './claims.store';
import * as english from './claims.text';

const claimNotifications = notificationTexts('claim', english.claimNotifications, {
  ...{ hi: hi.claimNotifications, kn: kn.claimNotifications },
});

const offers: DecisionOffer[] = [
  { decision: 'approve', needs: [] },
  { decision: 'reject', needs: ['reason'] },
];

/** Queue of new claims by verified professionals: an operator checks each line. */
export const claimsQueue: Queue = {
  name: 'claims',
  count: store.countClaims,
  oldest: store.oldestClaim,
  page: async (db, wanted, stretch) => (await store.pageOfClaims(db, wanted, stretch)).map(toEntry),
  find: async (db, id) => {
    const row = await store.queuedClaim(db, id);
    if (!row) return undefined;
    const time = row.claimed_at.toISOString();
    const shown = row.kind === 'title' ? row.title : row.qualifications.join('\n');
    return {
      ...toEntry(row),
      texts: [
        { kind: 'sent', by: row.name, text: row.value, time },
        ...(shown === '' ? [] : [{ kind: 'published' as const, by: row.name, text: shown, time }]),
      ],
      facts: [
        { fact: 'kind', value: row.kind },
        { fact: 'professional', value: `${row.name}, ${row.title}` },
        { fact: 'profession', value: row.profession },
        { fact: 'email', value: row.email ?? '' },
        { fact: 'status', value: row.state },
      ],
      files: (await store.documentsOf(db, row.vendor_id)).map(({ id: _id, name }) => ({
        ...{ _id, name },
      })),
      draft: '',
      offers: row.state === 'waiting' ? offers : [],
    };
  },
  decide: async (trx, id, { decision, reason = '' }) => {
    const row = orNotFound(await store.queuedClaim(trx, id), 'There is no such case.');
    if (decision !== 'approve' && decision !== 'reject') throw decidedByAnother();
    // Lock the page before the claim, in the same order as a professional's change.
    const page = await store.lockedPage(trx, row.vendor_id);
    const to = decision === 'approve' ? 'approved' : 'rejected';
    if (!(await store.decideClaim(trx, id, to, decision === 'reject' ? reason : null))) {
      throw decidedByAnother();
    }
    if (to === 'approved') await show(trx, row, page);
    await notifyProfessional(trx, row, claimNotifications[to](row.value, reason));
  },
};

type Page = Awaited<ReturnType<typeof store.lockedPage>>;

async function show(trx: Kysely<Tables>, row: store.QueuedClaim, page: Page): Promise<void> {
  const after = {
    title: row.kind === 'title' ? row.value : page.title,
    qualifications:
      row.kind === 'title'
        ? page.qualifications
        : [...page.qualifications.filter((line) => line !== row.value), row.value],
  };
  if (after.qualifications.length > limits.qualificationsMost) throw tooManyLines();
  const checked = { what: whatWasClaimed(row), checkedOn: dayIn(new Date(), INDIA) };
  const evidence = evidenceFor(page.evidence, page, after).filter(
    ({ what }) => what !== checked.what,
  );
  await store.changePage(trx, page.id, {
    ...after,
    // Until a page is verified, its evidence comes from the documents, at verification.
    evidence: JSON.stringify(page.is_verified ? [...evidence, checked] : page.evidence),
  });
  await vendorChanged(trx, page.id);
}

async function notifyProfessional(
  trx: Kysely<Tables>,
  { user_id, profession }: store.QueuedClaim,
  words: WordedNotification,
): Promise<void> {
  if (user_id === null) return;
  const link = `/${profession.replace('-', ' ')}-dashboard/settings`;
  await notify(trx, { userId: user_id, kind: 'support', link, ...words });
}

const decidedByAnother = () =>
  new ApiError(
    'conflict',
    'This is no longer waiting: it was decided or withdrawn. Reload the page.',
  );

const tooManyLines = () =>
  new ApiError(
    'conflict',
    `The page has ${limits.qualificationsMost} qualifications, which is the most. Reject this, or have one removed.`,
  );

const toEntry = (row: store.QueuedClaim): QueueEntry => ({
  _id: row.id,
  title: `${row.name}: ${row.value}`,
  excerpt: row.kind === 'title' ? 'Title' : 'Qualification',
  from: row.name,
  time: row.claimed_at.toISOString(),
  state: row.state === 'waiting' ? 'waiting' : 'settled',
  dueAt: null,
});
