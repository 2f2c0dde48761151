import { type Loaded, NotFound } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import { Container, Loading, Skeleton } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import * as text from '../common.text';
import { FailurePanel } from '../failure-panel';
import page from '../page.module.css';
import { StaleNotice } from '../stale-notice';
import { Trail } from '../trail';
import styles from './reading.module.css';

interface Props<Value> {
  /** What is read: "article". */
  what: string;
  trail: { label: string; to?: string }[];
  reading: Loaded<Value>;
  children: (value: Value) => ReactNode;
}

/** Something to read in whichever state it is; what nobody wrote is a page that does not exist. */
export function ReadingState<Value>({ what, trail, reading, children }: Props<Value>) {
  if (reading.state === 'ready') {
    return (
      <>
        {reading.staleFailure !== null && (
          <Container className={styles.stale}>
            <StaleNotice what={what} onRetry={reading.retry} />
          </Container>
        )}
        {children(reading.value)}
      </>
    );
  }
  if (reading.state === 'failed' && reading.failure.status === 404) return <NotFound />;
  return (
    <Container className={page.page}>
      <Trail steps={trail} />
      {reading.state === 'loading' ? (
        <Loading label={text.loading(what)} slowAfterMs={limits.stillWorkingAfter}>
          <div className={styles.waiting}>
            <Skeleton shape="heading" />
            <Skeleton shape="text" lines={10} />
          </div>
        </Loading>
      ) : (
        <FailurePanel what={what} failure={reading.failure} onRetry={reading.retry} />
      )}
    </Container>
  );
}
