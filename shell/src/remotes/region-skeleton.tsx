import { Container, Skeleton } from '@nukkad/shared-ui';
import styles from './region.module.css';
import { text } from './remotes.text';

/** Holds the place of a screen that is on its way; says so when it takes long. */
export function RegionSkeleton({ isSlow }: { isSlow: boolean }) {
  return (
    <Container className={styles.waiting}>
      <Skeleton shape="text" lines={2} />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <p role="status" className={styles.slow}>
        {isSlow ? text.stillWorking : ''}
      </p>
    </Container>
  );
}
