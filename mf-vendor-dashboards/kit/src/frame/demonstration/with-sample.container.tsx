import { Demonstration } from '@nukkad/platform';
import type { SamplePractice } from '@nukkad/platform/contract';
import { type ReactNode, useState } from 'react';
import { AsyncView } from '../../common/page/async-view';
import { text } from './demonstration.text';
import { useSamplePractice } from './sample-practice.queries';
import { sampleWire } from './sample-wire';

interface Props {
  children: ReactNode;
}

/** Serves a dashboard with data of the sample practice. */
export function WithSample({ children }: Props) {
  return (
    <AsyncView what={text.part} loaded={useSamplePractice()}>
      {(content) => <Served content={content}>{children}</Served>}
    </AsyncView>
  );
}

/** The content it was opened with stays: another wire would empty what is shown. */
function Served({ content, children }: Props & { content: SamplePractice }) {
  const [answer] = useState(() => sampleWire(content));
  return <Demonstration answer={answer}>{children}</Demonstration>;
}
