import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import type { UserRecord } from '@nukkad/platform/contract';
import { useUserId } from '../saving/draft';

/** The language in which the reader is written to, and how they change it. */
export function useMessageLanguage() {
  const answers = useAnswers();
  const userId = useUserId();
  const params = { id: userId };
  return {
    record: useEndpoint('getUserById', { params }, { enabled: userId !== '' }),
    /** Rejects with an ApiError; on success the settings follow at once. */
    async choose(language: UserRecord['language']): Promise<void> {
      const changed = await api.call('updateUser', { params: { userId }, body: { language } });
      answers.change('getUserById', { params }, () => changed);
    },
  };
}
