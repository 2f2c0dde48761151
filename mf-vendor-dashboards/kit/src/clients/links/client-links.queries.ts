import { api, useAnswers, useEndpoint } from '@nukkad/platform';

export const useClientLinks = () =>
  useEndpoint('getClientLinks', undefined, { keepPrevious: true, refreshOnShow: true });

/** Each call rejects with an ApiError and refreshes the lists either way. */
export function useClientLinkChanges() {
  const answers = useAnswers();
  const renewed = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      // Also after a failure: the other side may have acted first.
      answers.renew('getClientLinks', 'getClients', 'getClient');
    }
  };
  return {
    invite: (clientId: string) => renewed(api.call('inviteClient', { params: { clientId } })),
    end: (clientId: string) => renewed(api.call('endClientLink', { params: { clientId } })),
    accept: (linkId: string, clientId: string) =>
      renewed(api.call('acceptClientLink', { params: { linkId }, body: { clientId } })),
    refuse: (linkId: string) => renewed(api.call('refuseClientLink', { params: { linkId } })),
  };
}
