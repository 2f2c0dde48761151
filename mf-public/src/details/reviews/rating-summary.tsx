import { limits, type ReviewsAnswer } from '@nukkad/platform/contract';
import { formatRating } from '@nukkad/platform/format';
import { RatingLine, StarIcon } from '@nukkad/shared-ui';
import { barsOf, grouped } from './reviews.model';
import styles from './reviews.module.css';
import { text } from './reviews.text';

type Props = Pick<ReviewsAnswer, 'rating' | 'histogram' | 'total'>;

/** Average rating with its histogram. */
export function RatingSummary({ rating, histogram, total }: Props) {
  return (
    <div className={styles.summary}>
      {rating === null ? (
        <div className={styles.mean}>
          <RatingLine rating={null} />
          <p className={styles.muted}>{text.few(limits.reviewsForRating)}</p>
        </div>
      ) : (
        <p className={styles.mean}>
          <strong className={styles.average}>{formatRating(rating.average)}</strong>
          <span className={styles.muted}>{text.total(grouped(total))}</span>
        </p>
      )}
      <ul className={styles.bars} aria-label={text.histogram}>
        {barsOf({ histogram, total }).map(({ stars, count, percent }) => (
          <li key={stars} className={styles.bar}>
            <span className="nk-visually-hidden">{text.row(stars, grouped(count))}</span>
            <span className={styles.stars} aria-hidden="true">
              {stars} <StarIcon size={14} fill="currentColor" />
            </span>
            <svg className={styles.track} aria-hidden="true">
              <rect className={styles.fill} width={`${percent}%`} height="100%" />
            </svg>
            <span className={styles.count} aria-hidden="true">
              {grouped(count)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
