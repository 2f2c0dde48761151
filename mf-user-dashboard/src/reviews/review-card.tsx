import { Link, toast } from '@nukkad/platform';
import type { OwnReview } from '@nukkad/platform/contract';
import { formatDate } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import {
  Badge,
  Button,
  Card,
  CheckIcon,
  ClockIcon,
  linkClass,
  Quote,
  ShareIcon,
  type SubmitAnswer,
} from '@nukkad/shared-ui';
import { DraftForm, RelativeTime, useHasDraft } from '@nukkad/vendor-kit';
import { useEffect, useRef, useState } from 'react';
import { type TypedReview, typedReviewOf } from '../common/review/review.model';
import { ReviewFields } from '../common/review/review-fields';
import { Stars } from '../common/stars';
import { VendorLine } from '../common/vendor-line';
import { canEdit, isTellable } from './reviews.model';
import styles from './reviews.module.css';
import { text } from './reviews.text';

interface Props {
  review: OwnReview;
  now: Date;
  onSave: (typed: TypedReview) => Promise<SubmitAnswer>;
  onDelete: () => void;
  onShare: () => void;
  onWithdraw: () => void;
}

/** A review in its author's view. */
export function ReviewCard({ review, now, onSave, onDelete, onShare, onWithdraw }: Props) {
  const { vendor } = review;
  const draft = `review-edit:${review._id}`;
  const [isEditing, setEditing] = useState(useHasDraft(draft));
  const [visits, setVisits] = useState(0);
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (visits > 0) edit.current?.focus();
  }, [visits]);
  const close = () => {
    setEditing(false);
    setVisits(visits + 1);
  };
  const saved = () => {
    toast({ text: text.saved, tone: 'success' });
    close();
  };
  if (isEditing) {
    return (
      <Card as="li" className={styles.card}>
        <VendorLine vendor={vendor} />
        <DraftForm
          draft={draft}
          label={text.editOf(vendor.vendorName)}
          begin={typedReviewOf(review)}
          onSave={onSave}
          onSaved={saved}
          onCancel={close}
          takesFocus
        >
          <ReviewFields name={review.reviewer} isNew={false} />
        </DraftForm>
      </Card>
    );
  }
  return (
    <Card as="li" className={styles.card}>
      <Written review={review} now={now} />
      {isTellable(review) && <StoryActions review={review} onWithdraw={onWithdraw} />}
      <div className={styles.ways}>
        {canEdit(review, now) && (
          <Button
            ref={edit}
            tone="secondary"
            aria-label={text.editOf(vendor.vendorName)}
            onClick={() => setEditing(true)}
          >
            {text.edit}
          </Button>
        )}
        <Button
          tone={canEdit(review, now) ? 'ghost' : 'secondary'}
          aria-label={text.removeOf(vendor.vendorName)}
          onClick={onDelete}
        >
          {text.remove}
        </Button>
        <Button tone="ghost" aria-label={text.shareOf(vendor.vendorName)} onClick={onShare}>
          <ShareIcon size={18} />
          {text.share}
        </Button>
      </div>
      {canEdit(review, now) && (
        <p className={styles.muted}>{text.editUntil(formatDate(review.editableUntil))}</p>
      )}
    </Card>
  );
}

/** Whether it is published as a story, with an action to withdraw it. */
function StoryActions({ review, onWithdraw }: Pick<Props, 'review' | 'onWithdraw'>) {
  const { story, vendor } = review;
  return (
    <div className={styles.actions}>
      {story === null ? (
        <span className={styles.muted}>{text.mayBeTold}</span>
      ) : (
        <Link className={linkClass({ isStandalone: true })} to={`/stories/${story}`}>
          {text.told}
        </Link>
      )}
      <Button
        tone="ghost"
        size="small"
        aria-label={text.withdrawOf(vendor.vendorName)}
        onClick={onWithdraw}
      >
        {text.withdraw}
      </Button>
    </div>
  );
}

function Written({ review, now }: Pick<Props, 'review' | 'now'>) {
  const { vendor, stars, recommends, visitedFor, reviewer, time, reply } = review;
  return (
    <>
      <div className={styles.top}>
        <VendorLine vendor={vendor} />
        <Stars stars={stars} />
      </div>
      <div className={styles.actions}>
        {recommends && (
          <Badge tone="success" icon={<CheckIcon size={14} />}>
            {text.recommends}
          </Badge>
        )}
        {!review.isPublished && (
          <Badge tone="accent" icon={<ClockIcon size={14} />}>
            {text.notPublic}
          </Badge>
        )}
        {visitedFor !== null && (
          <span className={styles.muted}>{text.visitedFor(localName(visitedFor))}</span>
        )}
      </div>
      {!review.isPublished && (
        <p className={styles.muted}>{text.publicFrom(formatDate(review.publishedAt))}</p>
      )}
      <p className={styles.words}>{review.text}</p>
      <p className={styles.muted}>
        {text.by(reviewer)} · <RelativeTime at={time} now={now} />
      </p>
      {reply !== null && (
        <Quote isSmall>
          <p>
            <strong>{text.replied(vendor.vendorName)}</strong> ·{' '}
            <RelativeTime at={reply.time} now={now} />
          </p>
          <p>{reply.text}</p>
        </Quote>
      )}
    </>
  );
}
