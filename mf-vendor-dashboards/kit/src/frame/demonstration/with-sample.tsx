import { Demonstration } from '@nukkad/platform';
import { type ReactNode, useState } from 'react';
import { sampleWire } from './sample-wire';

/** Serves a dashboard with data of a sample practice. */
export function WithSample({ children }: { children: ReactNode }) {
  const [answer] = useState(() => sampleWire());
  return <Demonstration answer={answer}>{children}</Demonstration>;
}
