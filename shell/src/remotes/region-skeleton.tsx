import { Container, Skeleton } from '@nukkad/shared-ui';
import type { Step } from './fallback-plan';
import styles from './region.module.css';
import { text } from './remotes.text';

interface Props {
  isSlow: boolean;
  /** What is being tried, where the first way failed. */
  trying?: Step['kind'];
}

/** Holds the place of a screen that is on its way; says so when it takes long, or another try. */
export function RegionSkeleton({ isSlow, trying = 'first' }: Props) {
  return (
    <Container className={styles.waiting}>
      <Skeleton shape="text" lines={2} />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <p role="status" className={styles.slow}>
        {text.trying[trying] || (isSlow ? text.stillWorking : '')}
      </p>
    </Container>
  );
}
