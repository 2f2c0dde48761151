import { Card, Skeleton } from '@nukkad/shared-ui';
import styles from './cards.module.css';

interface Props {
  /** How many will be shown. */
  count: number;
  hasPicture?: boolean;
  /** Campaigns are taller than what is only read. */
  isTall?: boolean;
  isShelf?: boolean;
}

/** The places of cards that are on their way. */
export function CardPlaces({ count, hasPicture = false, isTall = false, isShelf = false }: Props) {
  return (
    <div className={isShelf ? styles.shelf : styles.grid}>
      {Array.from({ length: count }, (_, place) => `place ${place}`).map((key) => (
        <Card key={key} className={styles.card}>
          {hasPicture && <span className={styles.picture} />}
          <span className={isTall ? `${styles.words} ${styles.tall}` : styles.words}>
            <Skeleton shape="text" lines={5} />
          </span>
        </Card>
      ))}
    </div>
  );
}
