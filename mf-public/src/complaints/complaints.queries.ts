import { api, isApiError, useAnswers, useEndpoint, useSession } from '@nukkad/platform';
import type { ComplaintMade, ComplaintOrder, ComplaintRecipient } from '@nukkad/platform/contract';
import type { IdempotencyKey } from '@nukkad/platform/idempotency';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { useEffect, useState } from 'react';
import { submitted } from '../common/submit';
import { inForm, type namedIn } from './complaints.model';

interface Wanted {
  officerId?: string;
  kind?: string;
  page: number;
}

/** A page of public complaints. */
export const useComplaints = (query: Wanted) =>
  useEndpoint('getComplaints', { query }, { keepPrevious: true });

/** The recipient in the address; `[]` if unknown. */
export const useNamed = (named: ReturnType<typeof namedIn>) =>
  useEndpoint('findRecipients', { query: named ?? {} }, { enabled: named !== null });

/** Null for a visitor. */
export const useUserId = (): string | null =>
  useSession(({ isLoggedIn, remembered }) => (isLoggedIn ? remembered.userId : null));

export interface Found {
  state: 'idle' | 'searching' | 'found' | 'failed';
  recipients: ComplaintRecipient[];
}

/** Debounce of the search, in milliseconds. */
const PAUSE = 250;
const idle: Found = { state: 'idle', recipients: [] };

/** Officers and departments that match the text. */
export function useRecipients(q: string): Found {
  const [found, setFound] = useState<Found>(idle);
  const words = q.trim();
  useEffect(() => {
    if (words === '') {
      setFound(idle);
      return;
    }
    const leaving = new AbortController();
    const { signal } = leaving;
    setFound(({ recipients }) => ({ state: 'searching', recipients }));
    const timer = setTimeout(() => {
      api
        .call('findRecipients', { query: { q: words } }, { signal })
        .then((recipients): Found => ({ state: 'found', recipients }))
        .catch((error): Found => {
          if (!signal.aborted && !isApiError(error)) throw error;
          return { state: 'failed', recipients: [] };
        })
        .then((answer) => !signal.aborted && setFound(answer));
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [words]);
  return found;
}

/** Invalidates the user's own complaints after adding one. */
export function useOwnRenewal(): () => void {
  const answers = useAnswers();
  return () => answers.renew('getMyComplaints');
}

/** Sends a complaint and returns its number, or the errors. */
export async function raise(
  body: ComplaintOrder,
  how: IdempotencyKey,
  onMade: (made: ComplaintMade) => void,
): Promise<SubmitAnswer> {
  const refused = await submitted(async () =>
    onMade(await api.call('createComplaint', { body }, how)),
  );
  return typeof refused === 'object' ? inForm(refused as Record<string, string>) : refused;
}
