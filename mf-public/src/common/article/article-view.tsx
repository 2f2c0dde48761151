import { type Loaded, NotFound } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import { Container, FailurePanel, Loading, Skeleton, StaleNotice } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import * as text from '../common.text';
import page from '../page/page.module.css';
import { Trail } from '../page/trail';
import styles from './article.module.css';

interface Props<Value> {
  /** Name of the content: "article". */
  what: string;
  trail: { label: string; to?: string }[];
  loaded: Loaded<Value>;
  children: (value: Value) => ReactNode;
}

/** Loading, failed and ready states of an article; an unknown one is a 404. */
export function ArticleView<Value>({ what, trail, loaded, children }: Props<Value>) {
  if (loaded.state === 'ready') {
    return (
      <>
        {loaded.staleFailure !== null && (
          <Container className={styles.stale}>
            <StaleNotice what={what} onRetry={loaded.retry} />
          </Container>
        )}
        {children(loaded.value)}
      </>
    );
  }
  if (loaded.state === 'failed' && loaded.failure.status === 404) return <NotFound />;
  return (
    <Container className={page.page}>
      <Trail steps={trail} />
      {loaded.state === 'loading' ? (
        <Loading label={text.loading(what)} slowAfterMs={limits.stillWorkingAfter}>
          <div className={styles.waiting}>
            <Skeleton shape="heading" />
            <Skeleton shape="text" lines={10} />
          </div>
        </Loading>
      ) : (
        <FailurePanel what={what} failure={loaded.failure} onRetry={loaded.retry} />
      )}
    </Container>
  );
}
