import { Link, useSearchParams } from '@nukkad/platform';
import { limits, type ReviewSort, type ReviewsAnswer } from '@nukkad/platform/contract';
import { Button, ChipGroup, FailurePanel, Loading, Skeleton } from '@nukkad/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useNow } from '../../common/clock/use-now';
import { RatingSummary } from './rating-summary';
import { ReviewCard } from './review-card';
import { AFTER, FIRST_FEW, sorts } from './reviews.model';
import styles from './reviews.module.css';
import { useReviews } from './reviews.queries';
import { text } from './reviews.text';

interface Props {
  vendorId: string;
  name: string;
}

/** Reviews: the first few, and all page by page on request. */
export function Reviews({ vendorId, name }: Props) {
  const [sort, setSort] = useState<ReviewSort>('recent');
  const [isAll, setAll] = useState(false);
  const [query] = useSearchParams();
  const after = query.get(AFTER);
  const first = useReviews(vendorId, 'recent');
  if (first.state === 'loading') return <Waiting />;
  if (first.state === 'failed') {
    return <FailurePanel what={text.what} failure={first.failure} onRetry={first.retry} />;
  }
  const { rating, histogram, total } = first.value;
  if (total === 0) {
    return (
      <p className={styles.none}>
        <strong>{text.none}</strong> {text.noneWhy(name)}
      </p>
    );
  }
  return (
    <div className={styles.reviews}>
      <RatingSummary rating={rating} histogram={histogram} total={total} />
      <ChipGroup
        label={text.sort}
        selection="single"
        isRequired
        options={sorts.map((value) => ({ value, label: text.sorts[value] }))}
        selected={sort}
        onSelect={(next) => setSort(next ?? 'recent')}
      />
      <ReviewPages
        key={sort}
        {...{ vendorId, name, sort, isAll }}
        {...(after !== null && sort === 'recent' && { cursor: after })}
      />
      {!isAll && total > FIRST_FEW && (
        <Button tone="secondary" className={styles.more} onClick={() => setAll(true)}>
          {text.viewAll}
        </Button>
      )}
    </div>
  );
}

interface PagesProps extends Props {
  sort: ReviewSort;
  /** False shows the first few only. */
  isAll: boolean;
  cursor?: string;
  /** Loaded by a button that is gone: take focus. */
  isContinued?: boolean;
}

/** A page of reviews, with a button that loads the next. */
function ReviewPages({ isContinued = false, cursor, ...props }: PagesProps) {
  const { vendorId, name, sort, isAll } = props;
  const [isMore, setMore] = useState(false);
  const reviews = useReviews(vendorId, sort, cursor);
  if (reviews.state === 'loading') return <Waiting />;
  if (reviews.state === 'failed') {
    return <FailurePanel what={text.what} failure={reviews.failure} onRetry={reviews.retry} />;
  }
  const { reviews: loaded, next } = reviews.value;
  const shown = isAll ? loaded : loaded.slice(0, FIRST_FEW);
  return (
    <>
      <ReviewList reviews={shown} name={name} isContinued={isContinued} />
      {!isAll && <PlainReviews reviews={loaded.slice(FIRST_FEW)} name={name} next={next} />}
      {isAll && next !== null && !isMore && (
        <Button tone="secondary" className={styles.more} onClick={() => setMore(true)}>
          {text.more}
        </Button>
      )}
      {isAll && next !== null && isMore && <ReviewPages {...props} cursor={next} isContinued />}
    </>
  );
}

type ListProps = Pick<ReviewsAnswer, 'reviews'> & Pick<PagesProps, 'name' | 'isContinued'>;

/** What the buttons would bring, for browsers without script. */
function PlainReviews({ next, ...list }: ListProps & Pick<ReviewsAnswer, 'next'>) {
  const [query] = useSearchParams();
  const further = new URLSearchParams({ ...Object.fromEntries(query), [AFTER]: next ?? '' });
  return (
    <noscript>
      <ReviewList {...list} />
      {next !== null && <Link to={`?${further}`}>{text.more}</Link>}
    </noscript>
  );
}

function ReviewList({ reviews, name, isContinued = false }: ListProps) {
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isContinued) list.current?.focus();
  }, [isContinued]);
  return (
    <ul ref={list} tabIndex={-1} className={styles.list}>
      {reviews.map((review) => (
        <ReviewCard key={review._id} review={review} name={name} now={now} />
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <Loading label={text.loading} slowAfterMs={limits.stillWorkingAfter}>
      <div className={styles.waiting}>
        <Skeleton shape="text" lines={4} />
      </div>
    </Loading>
  );
}
