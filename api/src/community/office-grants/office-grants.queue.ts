import type { Decision, DecisionOffer, QueueEntry } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError, orNotFound } from '../../core/http/problems';
import type { Queue } from '../../core/moderation/queue';
import { notify } from '../../core/notifications/notify';
import { notificationTexts } from '../../core/notifications/templates';
import * as hi from './office-grants.hi';
import * as kn from './office-grants.kn';
import * as store from './office-grants.store';
import { type OfficeDecision, officeNotifications } from './office-grants.text';

const grantNotifications = notificationTexts('office-grant', officeNotifications, {
  ...{ hi: hi.officeNotifications, kn: kn.officeNotifications },
});

const grant: DecisionOffer = { decision: 'grant', needs: [] };

const offers: Record<store.OfficeGrantState, DecisionOffer[]> = {
  requested: [grant, { decision: 'reject', needs: ['reason'] }],
  granted: [{ decision: 'revoke', needs: ['reason'] }],
  rejected: [grant],
  revoked: [grant],
};

const outcomes: Partial<Record<Decision, OfficeDecision>> = {
  grant: 'granted',
  reject: 'rejected',
  revoke: 'revoked',
};

/** Officers who named a department: an operator grants or revokes that they speak for it. */
export const officeGrantsQueue: Queue = {
  name: 'offices',
  count: store.countGrants,
  oldest: store.oldestRequest,
  page: async (db, wanted, stretch) => (await store.pageOfGrants(db, wanted, stretch)).map(toEntry),
  find: async (db, id) => {
    const row = await store.grantBy(db, id);
    return (
      row && {
        ...toEntry(row),
        ...{ texts: [], files: [], draft: '', offers: offers[row.state] },
        facts: [
          { fact: 'office', value: row.office },
          { fact: 'department', value: row.department },
          { fact: 'professional', value: `${row.vendor_name}, ${row.vendor_title}` },
          { fact: 'email', value: row.email ?? '' },
          { fact: 'status', value: row.state },
        ],
      }
    );
  },
  decide: async (trx, id, { decision, reason = '' }) => {
    const row = orNotFound(await store.grantBy(trx, id), 'There is no such case.');
    const to = outcomes[decision];
    if (!to || !(await store.changeGrant(trx, id, { from: row.state, to }))) {
      throw new ApiError('conflict', 'Another operator has decided this. Reload the page.');
    }
    await notifyOfficer(trx, row, to, reason);
  },
};

async function notifyOfficer(
  trx: Kysely<Tables>,
  { user_id, office, department }: store.OfficeGrantRow,
  decision: OfficeDecision,
  reason: string,
): Promise<void> {
  if (user_id === null) return;
  const said = grantNotifications[decision](`${department}, ${office}`, reason);
  await notify(trx, {
    ...{ userId: user_id, kind: 'support', link: '/govt officer-dashboard', ...said },
  });
}

const toEntry = (row: store.OfficeGrantRow): QueueEntry => ({
  _id: row.id,
  title: `${row.vendor_name} for ${row.department}`,
  excerpt: row.office,
  from: row.vendor_name,
  time: row.requested_at.toISOString(),
  state: row.state === 'requested' ? 'waiting' : 'settled',
  dueAt: null,
});
