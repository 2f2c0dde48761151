import type { Review } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { langOf } from '@nukkad/platform/words';
import { Avatar, Badge, CheckIcon, Quote, StarIcon } from '@nukkad/shared-ui';
import { RelativeTime } from '../../common/clock/relative-time';
import styles from './reviews.module.css';
import { text } from './reviews.text';

interface Props {
  review: Review;
  /** The reviewed vendor. */
  name: string;
  now: Date | null;
}

export function ReviewCard({ review, name, now }: Props) {
  const { reply, visitedFor } = review;
  return (
    <li className={styles.review}>
      <div className={styles.who}>
        <Avatar name={review.name} src={review.img || undefined} size="small" />
        <div>
          <p className={styles.name} lang={langOf(review.name)}>
            {review.name}
          </p>
          <p className={styles.muted}>
            <RelativeTime at={review.time} now={now} />
          </p>
        </div>
        <Stars stars={review.stars} />
      </div>
      <p className={styles.words} lang={langOf(review.text)}>
        {review.text}
      </p>
      <p className={styles.facts}>
        {visitedFor !== null && <span>{text.visitedFor(localName(visitedFor))}</span>}
        {review.recommends && (
          <Badge tone="success" icon={<CheckIcon size={14} />}>
            {text.recommends}
          </Badge>
        )}
      </p>
      {reply !== null && (
        <Quote isSmall>
          <p className={styles.name}>{text.replyOf(name)}</p>
          <p lang={langOf(reply.text)}>{reply.text}</p>
        </Quote>
      )}
    </li>
  );
}

function Stars({ stars }: { stars: number }) {
  return (
    <span className={styles.five}>
      <span className="nk-visually-hidden">{text.stars(stars)}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <StarIcon key={star} size={16} fill={star <= stars ? 'currentColor' : 'none'} />
      ))}
    </span>
  );
}
