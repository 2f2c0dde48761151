import { api, type Failure, failureOf, useAnswers } from '@nukkad/platform';
import { useEffect, useState } from 'react';

/** The conversation with a vendor, created on first use. */
export function useOpening(vendorId: string, onOpen: (threadId: string) => void) {
  const answers = useAnswers();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: run once per professional and retry
  useEffect(() => {
    let isCurrent = true;
    setFailure(null);
    api.call('openThread', { body: { vendorId } }).then(
      ({ _id }) => {
        answers.renew('getThreads');
        if (isCurrent) onOpen(_id);
      },
      (error) => isCurrent && setFailure(failureOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [vendorId, attempt]);
  return { failure, retry: () => setAttempt(attempt + 1) };
}
