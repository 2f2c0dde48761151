import type { QueueEntry } from '@nukkad/platform/contract';
import { ApiError } from '../../core/http/problems';
import type { Queue } from '../../core/moderation/queue';
import * as store from './verification.store';

/** Queue of practices to be verified, for counts and search; its own page decides per document. */
export const verificationsQueue: Queue = {
  name: 'verifications',
  count: store.countSubmitted,
  oldest: store.oldestSubmitted,
  page: async (db, wanted, stretch) =>
    (await store.pageOfSubmitted(db, wanted, stretch)).map(toEntry),
  find: async (db, id) => {
    const row = await store.submittedOne(db, id);
    return (
      row && {
        ...toEntry(row),
        ...{ texts: [], files: [], draft: '', offers: [] },
        facts: [{ fact: 'profession', value: row.profession }],
      }
    );
  },
  decide: async () => {
    throw new ApiError('conflict', 'A practice is decided document by document.');
  },
};

const toEntry = (row: store.SubmittedRow): QueueEntry => ({
  _id: row.id,
  ...{ title: row.name, excerpt: '', from: row.name },
  // The schema requires it after the first submission.
  time: (row.submitted_at ?? new Date(0)).toISOString(),
  state: row.is_waiting ? 'waiting' : 'settled',
  dueAt: null,
});
