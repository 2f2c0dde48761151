import { Container, Skeleton } from '@nukkad/shared-ui';
import type { Step } from './loading/fallback-plan';
import styles from './region.module.css';
import { text } from './remotes.text';

interface Props {
  isSlow: boolean;
  /** The current fallback step, after a failure. */
  trying?: Step['kind'];
}

/** Placeholder of a loading screen; says when it takes long or when a fallback is being tried. */
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
