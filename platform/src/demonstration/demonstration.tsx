import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { answerInstead } from '../api-client/api';
import { createQueryClient } from '../data/query-client';

export interface DemonstrationProps {
  /** Answers every call while it is on show; what it does not know it hands on to the network. */
  answer: typeof fetch;
  children: ReactNode;
}

/**
 * Something shown with sample data: its calls are answered here, and what was answered is kept
 * apart from what is real.
 *
 * @example <Demonstration answer={sampleWire}><Rooms /></Demonstration>
 */
export function Demonstration({ answer, children }: DemonstrationProps) {
  const [cache] = useState(createQueryClient);
  useEffect(() => forgetOnceLeft(cache), [cache]);
  const [isAnswering, setAnswering] = useState(false);
  // What is inside reads as soon as it is drawn: it is drawn once there is somebody to answer.
  useLayoutEffect(() => {
    answerInstead(answer);
    setAnswering(true);
    return () => {
      answerInstead(null);
      setAnswering(false);
    };
  }, [answer]);
  return isAnswering && <QueryClientProvider client={cache}>{children}</QueryClientProvider>;
}

/**
 * Nobody comes back to this cache: without this it would be held for minutes. Whoever reads leaves
 * after the demonstration does.
 */
function forgetOnceLeft(cache: QueryClient): () => void {
  const queries = cache.getQueryCache();
  const isLeft = () => queries.getAll().every((query) => query.getObserversCount() === 0);
  return () => void setTimeout(() => isLeft() && cache.clear());
}
