import { Card, classNames, Skeleton } from '@nukkad/shared-ui';
import styles from './cards.module.css';

interface Props {
  /** How many will be shown. */
  count: number;
  hasPicture?: boolean;
  /** Campaigns are taller than what is only read. */
  isTall?: boolean;
  /** People, with what they did or how they are known. */
  isProfile?: boolean;
  isShelf?: boolean;
}

/** The places of cards that are on their way. */
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
