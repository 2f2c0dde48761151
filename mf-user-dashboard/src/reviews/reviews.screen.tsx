import { keepFocus, Link, toast, useNavigate, useSearchParams } from '@nukkad/platform';
import type { OwnReview, OwnReviewSort } from '@nukkad/platform/contract';
import { share } from '@nukkad/platform/share';
import { AlertDialog, buttonClass, EmptyState, NoReviewsDrawing, Select } from '@nukkad/shared-ui';
import { AsyncView, RoomPage, runWithToast, useNow } from '@nukkad/vendor-kit';
import { useEffect, useRef, useState } from 'react';
import { reviewOrderOf, type TypedReview } from '../common/review/review.model';
import { sectionAddress } from '../common/section-address';
import { vendorAddress } from '../common/vendor-address.model';
import { ReviewCard } from './review-card';
import { sortOf } from './reviews.model';
import styles from './reviews.module.css';
import { useReviewChanges, useReviews } from './reviews.queries';
import { text } from './reviews.text';

export function Screen() {
  const [params] = useSearchParams();
  const sort = sortOf(params.get('sort'));
  const reviews = useReviews(sort);
  const total = reviews.state === 'ready' ? reviews.value.total : undefined;
  return (
    <RoomPage title={text.title} count={total} actions={total ? <SortBy sort={sort} /> : undefined}>
      <AsyncView what={text.what} loaded={reviews}>
        {({ reviews }) =>
          reviews.length === 0 ? <Nothing /> : <Reviews reviews={reviews} sort={sort} />
        }
      </AsyncView>
    </RoomPage>
  );
}

function SortBy({ sort }: { sort: OwnReviewSort }) {
  const navigate = useNavigate();
  return (
    <div className={styles.sort}>
      <Select
        label={text.sort}
        isRequired
        options={text.sorts}
        value={sort}
        onChange={(next) =>
          navigate(sectionAddress('reviews', { sort: next ?? 'newest' }), { state: keepFocus })
        }
      />
    </div>
  );
}

function Nothing() {
  return (
    <EmptyState drawing={<NoReviewsDrawing />} title={text.none} why={text.noneWhy}>
      <Link className={buttonClass()} to={sectionAddress('appointments', { show: 'past' })}>
        {text.appointments}
      </Link>
    </EmptyState>
  );
}

function Reviews({ reviews, sort }: { reviews: OwnReview[]; sort: OwnReviewSort }) {
  const now = useNow();
  const changes = useReviewChanges(sort);
  const [asked, setAsked] = useState<OwnReview | null>(null);
  const [removals, setRemovals] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  // The focused review is gone.
  useEffect(() => {
    if (removals > 0) list.current?.focus();
  }, [removals]);
  const save = (review: OwnReview) => (typed: TypedReview) =>
    changes.change(review._id, reviewOrderOf(typed));
  const withdraw = async ({ _id }: OwnReview) => {
    const isDone = await runWithToast(text.withdrawingAction, () => changes.withdraw(_id));
    if (!isDone) return;
    toast({ text: text.withdrawn, tone: 'success' });
    list.current?.focus();
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {reviews.map((review) => (
          <ReviewCard
            key={review._id}
            review={review}
            now={now}
            onSave={save(review)}
            onDelete={() => setAsked(review)}
            onWithdraw={() => withdraw(review)}
            onShare={() =>
              share(text.shared(review.vendor.vendorName), vendorAddress(review.vendor, 'reviews'))
            }
          />
        ))}
      </ul>
      {asked !== null && (
        <Deletion
          review={asked}
          onDelete={() => changes.remove(asked._id)}
          onClose={() => setAsked(null)}
          onDeleted={() => setRemovals((count) => count + 1)}
        />
      )}
    </>
  );
}

interface DeletionProps {
  review: OwnReview;
  onDelete: () => Promise<void>;
  onClose: () => void;
  onDeleted: () => void;
}

function Deletion({ review, onDelete, onClose, onDeleted }: DeletionProps) {
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const isDeleted = await runWithToast(text.removingAction, onDelete);
    onClose();
    if (!isDeleted) return;
    toast({ text: text.removed, tone: 'success' });
    onDeleted();
  };
  return (
    <AlertDialog
      title={text.asking(review.vendor.vendorName)}
      isOpen
      tone="danger"
      confirmText={text.confirm}
      busyText={isBusy ? text.removing : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {text.askingNext}
    </AlertDialog>
  );
}
