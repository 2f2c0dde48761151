import { StarIcon } from '@nukkad/shared-ui';
import styles from './common.module.css';
import * as text from './common.text';

const places = [1, 2, 3, 4, 5];

/** A rating out of five. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={text.stars(stars)}>
      {places.map((place) => (
        <StarIcon key={place} size={16} fill={place <= stars ? 'currentColor' : 'none'} />
      ))}
    </span>
  );
}
