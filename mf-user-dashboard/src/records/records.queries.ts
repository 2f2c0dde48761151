import { api, type Loaded, useAnswers, useEndpoint } from '@nukkad/platform';
import { type ClientLinkOrder, limits, type SuggestAnswer } from '@nukkad/platform/contract';
import { useEffect, useState } from 'react';

const PAUSE = 200;

export const useRecords = () => useEndpoint('getMyClientLinks', undefined, { refreshOnShow: true });

/** Each rejects with an ApiError; the list is read again afterwards. */
export function useRecordChanges() {
  const answers = useAnswers();
  const renewed = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      answers.renew('getMyClientLinks', 'getMyAssignments');
    }
  };
  return {
    request: (body: ClientLinkOrder) => renewed(api.call('requestClientLink', { body })),
    confirm: (token: string) => renewed(api.call('confirmClientLink', { body: { token } })),
    end: (linkId: string) => renewed(api.call('endMyClientLink', { params: { linkId } })),
  };
}

/** Professionals that match a partial name. */
export function useProfessionals(written: string): Loaded<SuggestAnswer> {
  const term = written.trim().slice(0, limits.searchTermMaxLength);
  const [q, setRested] = useState(term);
  useEffect(() => {
    const timer = setTimeout(() => setRested(term), PAUSE);
    return () => clearTimeout(timer);
  }, [term]);
  return useEndpoint(
    'suggestSearches',
    { query: { q } },
    { enabled: q.length >= limits.searchTermMinLength, keepPrevious: true },
  );
}
