import { Card, classNames, Skeleton } from '@nukkad/shared-ui';
import styles from './cards.module.css';

interface Props {
  /** Expected number of cards. */
  count: number;
  hasPicture?: boolean;
  /** Campaign cards are taller than articles. */
  isTall?: boolean;
  /** Vendor cards. */
  isProfile?: boolean;
  isShelf?: boolean;
}

/** Card placeholders. */
export function CardPlaces({
  count,
  hasPicture = false,
  isTall = false,
  isProfile = false,
  isShelf = false,
}: Props) {
  return (
    <div className={isShelf ? styles.shelf : styles.grid}>
      {Array.from({ length: count }, (_, place) => `place ${place}`).map((key) => (
        <Card key={key} className={classNames(styles.card, isProfile && styles.profile)}>
          {hasPicture && <span className={styles.picture} />}
          <span className={classNames(styles.words, isTall && styles.tall)}>
            <Skeleton shape="text" lines={5} />
          </span>
        </Card>
      ))}
    </div>
  );
}
