import { api, useAnswers } from '@nukkad/platform';
import type { HearingOrder } from '@nukkad/platform/contract';

export interface HearingChanges {
  add: (caseId: string, order: HearingOrder, how?: { idempotencyKey?: string }) => Promise<void>;
  change: (hearingId: string, order: HearingOrder) => Promise<void>;
  remove: (hearingId: string) => Promise<void>;
}

/** Each call rejects with an ApiError; on success all lists of hearings are refreshed. */
export function useHearingChanges(): HearingChanges {
  const answers = useAnswers();
  const renew = () => answers.renew('getHearings', 'getCase', 'getCases');
  return {
    async add(caseId, body, how = {}) {
      await api.call('addHearing', { params: { caseId }, body }, how);
      renew();
    },
    async change(hearingId, body) {
      await api.call('changeHearing', { params: { hearingId }, body });
      renew();
    },
    async remove(hearingId) {
      await api.call('removeHearing', { params: { hearingId } });
      renew();
    },
  };
}
