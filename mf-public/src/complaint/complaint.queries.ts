import { api, type Failure, failureOf, isApiError, toast, useSession } from '@nukkad/platform';
import type { ComplaintDetails, HandedFile } from '@nukkad/platform/contract';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { useEffect, useState } from 'react';
import { submittedOrExplained } from '../common/submit';
import { text } from './complaint.text';

export type ComplaintRead =
  | { state: 'loading' }
  | { state: 'unknown' }
  | { state: 'failed'; failure: Failure; retry: () => void }
  | { state: 'ready'; complaint: ComplaintDetails; set: (complaint: ComplaintDetails) => void };

type Answered = ComplaintDetails | Failure | 'loading';

const how = (key: string | null) => (key === null ? {} : { guestKey: key });

/** A complaint, for its complainant or the public. Read again after a sign-in or sign-out. */
export function useComplaint(number: string, key: string | null): ComplaintRead {
  const userId = useSession(({ isLoggedIn, remembered }) => isLoggedIn && remembered.userId);
  const [answered, set] = useState<Answered>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: re-run for another user or retry
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    set('loading');
    api
      .call('getComplaint', { params: { number } }, { signal, ...how(key) })
      .catch(failureOf)
      .then((answer) => !signal.aborted && set(answer));
    return () => leaving.abort();
  }, [number, key, attempt, userId]);
  if (answered === 'loading') return { state: 'loading' };
  if ('_id' in answered) return { state: 'ready', complaint: answered, set };
  const { status } = answered;
  if (status !== null && status >= 400 && status < 500) return { state: 'unknown' };
  return {
    state: 'failed',
    failure: answered,
    retry: () => setAttempt((before) => before + 1),
  };
}

/** Null on failure, which is announced. */
export async function closeComplaint(
  number: string,
  key: string | null,
): Promise<ComplaintDetails | null> {
  try {
    return await api.call('closeComplaint', { params: { number } }, how(key));
  } catch (error) {
    if (!isApiError(error)) throw error;
    toast({ text: text.notClosed });
    return null;
  }
}

/** The complaint as it stands then, or why it could not be sent. */
export async function contestComplaint(
  number: string,
  key: string | null,
  why: string,
): Promise<{ complaint: ComplaintDetails } | { problem: SubmitAnswer }> {
  const sent: { complaint?: ComplaintDetails } = {};
  const order = { params: { number }, body: { text: why } };
  const problem = await submittedOrExplained(async () => {
    sent.complaint = await api.call('contestComplaint', order, how(key));
  });
  return sent.complaint === undefined ? { problem } : { complaint: sent.complaint };
}

/** Downloads a file of the user's own. */
export async function saveFile({ _id, name }: HandedFile): Promise<void> {
  try {
    const { url } = await api.call('linkFile', { params: { fileId: _id } });
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
  } catch (error) {
    if (!isApiError(error)) throw error;
    toast({ text: text.notSaved });
  }
}
