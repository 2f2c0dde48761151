import { api, isApiError, type Loaded, useEndpoint } from '@nukkad/platform';
import type { ComplaintDetails, OwnComplaint } from '@nukkad/platform/contract';
import { useEffect, useState } from 'react';
import { useKnownKeys } from '../common/complaints/keys.store';

/** Of who is signed in, the newest first. */
export const useOwnComplaints = (): Loaded<OwnComplaint[]> =>
  useEndpoint('getMyComplaints', undefined, { refreshOnShow: true });

/** Those that a guest has a key of in this tab. What does not come is left out: its link stays. */
export function useKeptComplaints(): OwnComplaint[] {
  const known = useKnownKeys();
  const [complaints, setComplaints] = useState<OwnComplaint[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const read = async ({ number, key }: { number: string; key: string }) => {
      const how = { signal: leaving.signal, guestKey: key };
      try {
        const found = await api.call('getComplaint', { params: { number } }, how);
        return found.isMine ? [ownOf(found)] : [];
      } catch (error) {
        if (leaving.signal.aborted || isApiError(error)) return [];
        throw error;
      }
    };
    void Promise.all(known.map(read)).then(
      (all) => !leaving.signal.aborted && setComplaints(all.flat()),
    );
    return () => leaving.abort();
  }, [known]);
  return complaints;
}

const ownOf = ({ text, sent, ...complaint }: ComplaintDetails): OwnComplaint => ({
  ...complaint,
  text: sent?.text ?? text ?? '',
  isPublished: text !== null,
});
