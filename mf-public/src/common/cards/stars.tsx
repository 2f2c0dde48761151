import { StarIcon } from '@nukkad/shared-ui';
import styles from './cards.module.css';
import { text } from './cards.text';
import { type StarFill, starFills } from './stars.model';

/** Stars out of five: a review's, or an average to the nearest half. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={text.stars(stars)}>
      {starFills(stars).map((fill, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five fixed positions
        <Star key={place} fill={fill} />
      ))}
    </span>
  );
}

function Star({ fill }: { fill: StarFill }) {
  if (fill === 'full') return <StarIcon size={16} fill="currentColor" />;
  return (
    <span className={styles.star}>
      <StarIcon size={16} fill="none" className={styles.empty} />
      {fill === 'half' && <StarIcon size={16} fill="currentColor" className={styles.half} />}
    </span>
  );
}
