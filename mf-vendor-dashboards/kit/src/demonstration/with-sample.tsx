import { Demonstration } from '@nukkad/platform';
import { type ReactNode, useState } from 'react';
import { sampleWire } from './sample-wire';

/** A dashboard with a practice of invented people in it. */
export function WithSample({ children }: { children: ReactNode }) {
  const [answer] = useState(() => sampleWire());
  return <Demonstration answer={answer}>{children}</Demonstration>;
}
