import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { answerInstead } from '../api-client/api';
import { createQueryClient } from '../data/query-client';

export interface DemonstrationProps {
  /** Answers every call while mounted; may forward unknown calls to the network. */
  answer: typeof fetch;
  children: ReactNode;
}

/**
 * Renders children with sample data: `answer` replaces the API, and a separate cache keeps the
 * sample answers apart from real ones.
 *
 * @example <Demonstration answer={sampleWire}><Rooms /></Demonstration>
 */
export function Demonstration({ answer, children }: DemonstrationProps) {
  const [cache] = useState(createQueryClient);
  useEffect(() => forgetOnceLeft(cache), [cache]);
  const [isAnswering, setAnswering] = useState(false);
  // Children read as soon as they render, so render them once the stand-in is installed.
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
 * The cache is never reused, and would stay in memory for minutes. Readers unmount after the
 * demonstration, hence the timer.
 */
function forgetOnceLeft(cache: QueryClient): () => void {
  const queries = cache.getQueryCache();
  const isLeft = () => queries.getAll().every((query) => query.getObserversCount() === 0);
  return () => void setTimeout(() => isLeft() && cache.clear());
}
