import { keepFocus, useLocality, useLocation, useNavigate, useSession } from '@nukkad/platform';
import { type BookingMade, limits, type VendorDetails } from '@nukkad/platform/contract';
import { FailurePanel, Loading, Skeleton } from '@nukkad/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { holdOrderOf, type Selection, selectionAddress } from '../book.model';
import styles from '../book.module.css';
import { text } from '../book.text';
import { HeldTime } from '../hold/held-time';
import type { ActiveHold } from '../hold/hold.model';
import { type HoldControl, useHold } from '../hold/hold.queries';
import { HoldFailed } from '../hold/hold-failed';
import { LostTime } from '../hold/lost-time';
import { type Booker, firstAnswers, withDraft } from '../order/order.model';
import { useBooker, useUserId } from '../order/order.queries';
import { BookingSubmission } from './booking-submission.container';
import { saveDraft } from './booking-submission.queries';
import type { Draft } from './draft.model';
import { readDraft } from './draft.store';
import { LoggedOut } from './logged-out';
import { TypedIsKept } from './typed-is-kept.container';

interface Props {
  vendor: VendorDetails;
  selection: Selection;
  start: string;
}

interface Who {
  userId: string | null;
  booker: Booker;
}

/** Checkout, for the user signed in when it opens. */
export function Checkout(props: Props) {
  const current = useUserId();
  const ended = useSession((session) => session.ended);
  const read = useBooker(current, props.selection.kind === 'hire');
  // A session that expires meanwhile must not discard the input.
  const [who, setWho] = useState<Who | null>(null);
  useEffect(() => {
    if (read.state === 'ready')
      setWho((before) => before ?? { userId: current, booker: read.booker });
  }, [read, current]);
  if (who !== null && isOtherUser(who, current)) setWho(null);
  if (who !== null && who.userId !== null && current === null && ended === 'signed-out') {
    return <LoggedOut onGuest={() => setWho(null)} />;
  }
  if (who !== null) return <Held {...props} {...who} />;
  if (read.state === 'failed') {
    return (
      <>
        <FailurePanel what={text.account} failure={read.failure} onRetry={read.retry} />
        <TypedIsKept vendorId={props.vendor._id} />
      </>
    );
  }
  return <Waiting label={text.loadingAccount} />;
}

const isOtherUser = ({ userId }: Who, current: string | null) =>
  userId !== null && current !== null && userId !== current;

interface HeldProps extends Props, Who {}

/** A held time, and its booking. */
function Held({ vendor, selection, start, userId, booker }: HeldProps) {
  const draft = useDraft(vendor._id, userId, booker);
  const control = useHold(holdOrderOf(selection, start), draft.kept, (kept) =>
    saveDraft(draft, { kept }),
  );
  const { holding } = control;
  const last = useLast(holding.state === 'held' ? holding.kept : null);
  const summary = useRef<HTMLHeadingElement>(null);
  const timesAt = selectionAddress(selection, { start: null });
  const made = useMade();
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <NotHeld
          control={control}
          selection={selection}
          hasForm={last !== null}
          timesAt={timesAt}
          onLeave={() => summary.current?.focus()}
        />
        {last !== null && (
          <BookingSubmission
            hold={last.hold}
            booker={booker}
            control={control}
            draft={draft}
            onMade={made}
          />
        )}
      </div>
      {last !== null && (
        <HeldTime
          ref={summary}
          kept={last}
          isKept={holding.state === 'held'}
          timesAt={timesAt}
          onOver={() => control.lose({ state: 'lost', why: 'expired', alternatives: [] })}
        />
      )}
    </div>
  );
}

interface NotHeldProps {
  control: HoldControl;
  selection: Selection;
  hasForm: boolean;
  timesAt: string;
  /** Another time is loading; this unmounts, and may take focus with it. */
  onLeave: () => void;
}

/** The hold is being requested, or failed. */
function NotHeld({
  control: { holding, again },
  selection,
  hasForm,
  timesAt,
  onLeave,
}: NotHeldProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const go = (changes: Partial<Selection>) => {
    onLeave();
    navigate(selectionAddress(selection, changes), {
      replace: true,
      state: { ...(state as object | null), ...keepFocus },
    });
  };
  if (holding.state === 'held') return null;
  if (holding.state === 'holding') return <Waiting label={text.holding} />;
  if (holding.state === 'failed') {
    return (
      <>
        <HoldFailed failure={holding.failure} onRetry={again} timesAt={timesAt} />
        {!hasForm && <TypedIsKept vendorId={selection.vendorId} />}
      </>
    );
  }
  return (
    <LostTime
      loss={holding}
      hasForm={hasForm}
      onChoose={(next) => go({ start: next })}
      onAgain={again}
      onLesson={() => go({ kind: 'lesson' })}
      timesAt={timesAt}
    />
  );
}

/** Replaces this page by that of the new booking. */
function useMade(): (made: BookingMade) => void {
  const navigate = useNavigate();
  return ({ booking, key }) =>
    navigate(ticketAddress(booking._id, key), { replace: true, state: { isNew: true } });
}

/** The draft of this user and vendor, or a new one. */
function useDraft(vendorId: string, userId: string | null, booker: Booker): Draft {
  const { place } = useLocality();
  const [draft] = useState<Draft>(() => {
    const first = firstAnswers(booker, place.city);
    const before = readDraft(vendorId, userId);
    if (before === null) {
      return { vendorId, userId, answers: first, isTyped: false, kept: null, sent: null };
    }
    const kept = before.kept !== null && before.kept.until > Date.now() ? before.kept : null;
    const isOwn = before.userId === userId;
    const answers = withDraft(first, before.answers, booker);
    const { isTyped = false } = before;
    return { vendorId, userId, answers, isTyped, kept, sent: isOwn ? before.sent : null };
  });
  return draft;
}

/** Shows the last hold while another time is requested. */
function useLast(kept: ActiveHold | null): ActiveHold | null {
  const [last, setLast] = useState(kept);
  if (kept !== null && kept !== last) setLast(kept);
  return kept ?? last;
}

function Waiting({ label }: { label: string }) {
  return (
    <Loading label={label} slowAfterMs={limits.stillWorkingAfter}>
      <Skeleton shape="text" lines={8} />
    </Loading>
  );
}

/** The key is in the hash, which browsers do not send. */
function ticketAddress(id: string, key: string | null): string {
  const address = `/booking?${new URLSearchParams({ id })}`;
  return key === null ? address : `${address}#${key}`;
}
