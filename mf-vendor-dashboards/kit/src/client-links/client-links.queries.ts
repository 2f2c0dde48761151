import { api, useAnswers, useEndpoint } from '@nukkad/platform';

export const useClientLinks = () =>
  useEndpoint('getClientLinks', undefined, { keepPrevious: true, refreshOnShow: true });

/** Each fails with an ApiError; what is on show is read again afterwards. */
export function useClientLinkChanges() {
  const answers = useAnswers();
  const renewed = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      // Also after a refusal: the other side may have been faster.
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
