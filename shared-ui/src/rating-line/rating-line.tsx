import { StarIcon } from '../icons/icons';
import styles from './rating-line.module.css';
import { text } from './rating-line.text';

export interface RatingLineProps {
  /** Average out of 5 and number of reviews, formatted; null reads "New". */
  rating: { average: string; count: string } | null;
}

/**
 * Star, average and number of reviews.
 * `<RatingLine rating={{ average: '4.5', count: '300' }} />`
 */
export function RatingLine({ rating }: RatingLineProps) {
  if (rating === null) return <span className={styles.newcomer}>{text.newcomer}</span>;
  const { average, count } = rating;
  return (
    <span className={styles.line}>
      <StarIcon className={styles.star} size={16} fill="currentColor" />
      <span className="nk-visually-hidden">{text.ratedAs(average, count)}</span>
      <span aria-hidden="true">
        <strong className={styles.average}>{average}</strong> ({count})
      </span>
    </span>
  );
}
