import { useSearchParams } from '@nukkad/platform';
import { type ComplaintMade, type ComplaintRecipient, limits } from '@nukkad/platform/contract';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { Card, FailurePanel, Loading, Notice, Skeleton } from '@nukkad/shared-ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { complaintKeys } from '../../common/complaints/complaint-keys';
import {
  type Answers,
  complaintOrder,
  type Draft,
  idOf,
  kindIn,
  namedIn,
  nothing,
} from '../complaints.model';
import styles from '../complaints.module.css';
import { raise, useNamed, useOwnRenewal, useUserId } from '../complaints.queries';
import { text } from '../complaints.text';
import { ComplaintForm } from './complaint-form';
import { dropDraft, keepDraft, readDraft } from './draft.store';
import { useEvidence } from './evidence.queries';
import { RecipientField } from './recipient-field.container';
import { Sent } from './sent';

/** The form, with the recipient from the address. */
export function Write() {
  const [query] = useSearchParams();
  const userId = useUserId();
  const named = namedIn(query);
  const found = useNamed(named);
  const kept = useKeptDraft(userId);
  if (named !== null && found.state === 'failed' && !isUnknown(found.failure.status)) {
    return <FailurePanel what={text.recipientWhat} failure={found.failure} onRetry={found.retry} />;
  }
  if (named !== null && found.state === 'loading') {
    return (
      <Loading label={text.loadingForm} slowAfterMs={limits.stillWorkingAfter}>
        <div className={styles.formPlace}>
          <Skeleton shape="card" />
        </div>
      </Loading>
    );
  }
  const recipient = found.state === 'ready' ? (found.value[0] ?? null) : null;
  const isGone = named !== null && recipient === null;
  return (
    <>
      {isGone && <Notice title={text.recipientGone} />}
      <Writing
        key={`${userId} ${query} ${kept === 'draft'}`}
        userId={userId}
        recipient={recipient}
        canRead={kept !== 'unread'}
      />
    </>
  );
}

/** What this tab has kept when the form is opened; a page rendered ahead of the visit cannot read it. */
function useKeptDraft(userId: string | null): 'unread' | 'nothing' | 'draft' {
  const [kept, setKept] = useState<'unread' | 'nothing' | 'draft'>('unread');
  // biome-ignore lint/correctness/useExhaustiveDependencies: later drafts are of the form itself
  useLayoutEffect(() => setKept(readDraft(userId) === null ? 'nothing' : 'draft'), []);
  return kept;
}

/** Invalid or unknown id. */
const isUnknown = (status: number | null) => status === 400 || status === 404 || status === 422;

interface WritingProps {
  userId: string | null;
  recipient: ComplaintRecipient | null;
  /** This tab's storage may be read: not while a page rendered ahead is taken over. */
  canRead: boolean;
}

function Writing({ userId, recipient, canRead }: WritingProps) {
  const [query] = useSearchParams();
  const [begin] = useState(() => {
    const draft = canRead ? readDraft(userId) : null;
    return beginningOf(draft ?? { userId, answers: nothing, files: [] }, recipient, kindIn(query));
  });
  const [keyFor] = useState(createIdempotencyKeys);
  const [made, setMade] = useState<(ComplaintMade & { email: string }) | null>(null);
  const latest = useRef(begin);
  const keep = (change: Partial<Draft>) => {
    latest.current = { ...latest.current, ...change };
    keepDraft(latest.current);
  };
  const evidence = useEvidence(begin.files, (files) => keep({ files }));
  const renewOwn = useOwnRenewal();
  const send = (answers: Answers) => {
    const order = complaintOrder(answers, evidence.arrived, userId === null);
    return raise(order, keyFor(order), (answer) => {
      dropDraft();
      if (answer.key !== null) complaintKeys.store(answer.number, answer.key);
      else renewOwn();
      setMade({ ...answer, email: answers.email });
    });
  };
  if (made !== null) return <Done made={made} />;
  return (
    <Card className={styles.card}>
      <ComplaintForm
        begin={begin.answers}
        isVisitor={userId === null}
        evidence={evidence}
        recipient={<RecipientField />}
        onEdit={(answers) => keep({ answers })}
        onSubmit={send}
      />
    </Card>
  );
}

function Done({ made }: { made: ComplaintMade & { email: string } }) {
  const [isAgain, setAgain] = useState(false);
  const userId = useUserId();
  if (isAgain) return <Writing userId={userId} recipient={null} canRead />;
  return (
    <Card className={styles.card}>
      <Sent made={made} onAgain={() => setAgain(true)} />
    </Card>
  );
}

/** The draft, with recipient and kind from the address. */
function beginningOf(
  before: Draft,
  recipient: ComplaintRecipient | null,
  kind: string | null,
): Draft {
  const { answers } = before;
  const beforeWhom = answers.recipient;
  const isOther =
    recipient !== null && (beforeWhom === null || idOf(recipient) !== idOf(beforeWhom));
  return {
    ...before,
    answers: {
      ...answers,
      recipient: recipient ?? beforeWhom,
      // A chosen kind stays, unless the recipient changed.
      kind: isOther ? (kind ?? answers.kind) : (answers.kind ?? kind),
    },
  };
}
