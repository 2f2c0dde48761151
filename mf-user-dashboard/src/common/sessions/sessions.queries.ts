import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import type { UserSession } from '@nukkad/platform/contract';

export const useSessions = () => useEndpoint('getSessions', undefined, { refreshOnShow: true });

export interface SessionChanges {
  /** Both reject with an ApiError. */
  end: (sessionId: string) => Promise<void>;
  endOthers: () => Promise<void>;
}

/** The list is updated at once. */
export function useSessionChanges(): SessionChanges {
  const answers = useAnswers();
  const keep = (isKept: (one: UserSession) => boolean) =>
    answers.change('getSessions', undefined, (list) => list.filter(isKept));
  return {
    async end(sessionId) {
      await api.call('endSession', { params: { sessionId } });
      keep(({ _id }) => _id !== sessionId);
    },
    async endOthers() {
      await api.call('endOtherSessions');
      keep(({ isCurrent }) => isCurrent);
    },
  };
}
