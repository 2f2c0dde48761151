import { Card, Skeleton } from '@nukkad/shared-ui';
import styles from '../sections.module.css';

/** Tile placeholders. */
export function Tiles({ count }: { count: number }) {
  return (
    <div className={styles.tiles}>
      {Array.from({ length: count }, (_, place) => `place ${place}`).map((key) => (
        <Card key={key} className={styles.tile}>
          <Skeleton shape="text" lines={2} />
        </Card>
      ))}
    </div>
  );
}
