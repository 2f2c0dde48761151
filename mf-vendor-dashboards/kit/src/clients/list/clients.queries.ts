import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import type { ClientOrder, ClientsQuery } from '@nukkad/platform/contract';

export const useClients = (query: ClientsQuery) =>
  useEndpoint('getClients', { query }, { keepPrevious: true, refreshOnShow: true });

export const useClient = (clientId: string) => useEndpoint('getClient', { params: { clientId } });

/** Each call rejects with an ApiError; on success the lists are refreshed. */
export function useClientChanges() {
  const answers = useAnswers();
  const renewed = async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work;
    answers.renew('getClients', 'getClient', 'getPracticeStats');
    return answer;
  };
  return {
    add: (body: ClientOrder, how: { idempotencyKey?: string }) =>
      renewed(api.call('addClient', { body }, how)),
    change: (clientId: string, body: ClientOrder) =>
      renewed(api.call('changeClient', { params: { clientId }, body })),
    archive: (clientId: string) => renewed(api.call('archiveClient', { params: { clientId } })),
    restore: (clientId: string) => renewed(api.call('restoreClient', { params: { clientId } })),
  };
}
