import { StarIcon } from '../icons/icons';
import * as words from '../words';
import styles from './rating-line.module.css';

export interface RatingLineProps {
  /** Mean out of 5 and number of reviews; null reads "New". */
  rating: { average: number; count: number } | null;
}

const count = new Intl.NumberFormat('en-IN');

/** Star, mean and number of reviews. `<RatingLine rating={{ average: 4.5, count: 300 }} />` */
export function RatingLine({ rating }: RatingLineProps) {
  if (rating === null) return <span className={styles.newcomer}>{words.newcomer}</span>;
  const average = rating.average.toFixed(1);
  const reviews = count.format(rating.count);
  return (
    <span className={styles.line}>
      <StarIcon className={styles.star} size={16} fill="currentColor" />
      <span className="nk-visually-hidden">{words.ratedAs(average, reviews)}</span>
      <span aria-hidden="true">
        <strong className={styles.average}>{average}</strong> ({reviews})
      </span>
    </span>
  );
}
