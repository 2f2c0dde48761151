import { limits } from '@nukkad/platform/contract';
import { Loading } from '@nukkad/shared-ui';
import styles from './map.module.css';
import { text } from './map.text';

/** Placeholder of a map. */
export function MapPlace() {
  return (
    <Loading label={text.loading} slowAfterMs={limits.stillWorkingAfter}>
      <div className={styles.stage} />
    </Loading>
  );
}
