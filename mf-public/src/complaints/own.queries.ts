import { api, isApiError, type Loaded, useEndpoint } from '@nukkad/platform';
import type { ComplaintDetails, OwnComplaint } from '@nukkad/platform/contract';
import { useEffect, useState } from 'react';
import { complaintKeys } from '../common/complaints/complaint-keys';

/** Of the signed-in user, newest first. */
export const useOwnComplaints = (): Loaded<OwnComplaint[]> =>
  useEndpoint('getMyComplaints', undefined, { refreshOnShow: true });

/** A guest's complaints with a key in this tab. Failed ones are left out: their link stays. */
export function useKeptComplaints(): OwnComplaint[] {
  const known = complaintKeys.useAll();
  const [complaints, setComplaints] = useState<OwnComplaint[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const read = async ({ id: number, key }: { id: string; key: string }) => {
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
