import { Demonstration } from '@nukkad/platform';
import type { SamplePractice } from '@nukkad/platform/contract';
import { FailurePanel } from '@nukkad/shared-ui';
import { type ReactNode, useState } from 'react';
import { AsyncView } from '../../common/page/async-view';
import { RoomPage } from '../../common/page/room-page';
import styles from './demonstration.module.css';
import { text } from './demonstration.text';
import { useSamplePractice } from './sample-practice.queries';
import { sampleWire } from './sample-wire';

interface Props {
  children: ReactNode;
}

type Failed = Extract<ReturnType<typeof useSamplePractice>, { state: 'failed' }>;

/** Serves a dashboard with data of the sample practice. */
export function WithSample({ children }: Props) {
  const loaded = useSamplePractice();
  if (loaded.state === 'failed') return <Missing {...loaded} />;
  return (
    <AsyncView what={text.part} loaded={loaded}>
      {(content) => <Served content={content}>{children}</Served>}
    </AsyncView>
  );
}

/** No frame has come that would give the page its place and heading. */
function Missing({ failure, retry }: Pick<Failed, 'failure' | 'retry'>) {
  return (
    <main id="content" className={styles.missing}>
      <RoomPage title={text.heading}>
        <FailurePanel what={text.part} failure={failure} onRetry={retry} />
      </RoomPage>
    </main>
  );
}

/** The content it was opened with stays: another wire would empty what is shown. */
function Served({ content, children }: Props & { content: SamplePractice }) {
  const [answer] = useState(() => sampleWire(content));
  return <Demonstration answer={answer}>{children}</Demonstration>;
}
