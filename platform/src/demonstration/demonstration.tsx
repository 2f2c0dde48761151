import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useState } from 'react';
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
