import { limits, type Verification } from '@nukkad/platform/contract';
import {
  all,
  Button,
  Card,
  CheckIcon,
  ClockIcon,
  FormTextArea,
  maxLength,
  nothingPicked,
  RetryIcon,
  StatusPill,
} from '@nukkad/shared-ui';
import { DraftForm } from '@nukkad/vendor-kit';
import { type ReactNode, useRef, useState } from 'react';
import { LocalityField } from './locality-field.container';
import { openPapers, placeOf } from './verification.model';
import styles from './verification.module.css';
import { useVerdicts } from './verification.queries';
import { text } from './verification.text';

interface Props {
  verification: Verification;
}

/** Approves or returns the whole application; names what still blocks approval. `children`: what is next. */
export function FinalDecision({ verification, children }: Props & { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, name } = verification;
  const { waiting } = openPapers(verification);
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.top}>
        <h2 ref={heading} tabIndex={-1}>
          {text.decision}
        </h2>
        <StatusPill {...looks[state]}>{text.states[state]}</StatusPill>
      </div>
      <p role="status">{state !== 'submitted' && outcome[state](name)}</p>
      {state === 'approved' && waiting > 0 && <p>{text.added(waiting)}</p>}
      {state === 'submitted' && (
        <Ways
          verification={verification}
          // The buttons are gone: keep keyboard focus at the result.
          onDecided={() => heading.current?.focus()}
        />
      )}
      {children}
    </Card>
  );
}

const outcome = {
  draft: text.isDraft,
  approved: text.isApproved,
  'changes-needed': text.isReturned,
} as const;

const looks = {
  draft: { tone: 'neutral', icon: <ClockIcon size={14} /> },
  submitted: { tone: 'warning', icon: <ClockIcon size={14} /> },
  approved: { tone: 'success', icon: <CheckIcon size={14} /> },
  'changes-needed': { tone: 'danger', icon: <RetryIcon size={14} /> },
} as const;

interface WayProps extends Props {
  onDecided: () => void;
}

function Ways({ verification, onDecided }: WayProps) {
  const [isReturning, setReturning] = useState(false);
  const returning = useRef<HTMLButtonElement>(null);
  const { waiting, rejected } = openPapers(verification);
  return (
    <>
      {waiting + rejected > 0 ? (
        <p>{text.undecided(waiting, rejected)}</p>
      ) : (
        <Approval {...{ verification, onDecided }} />
      )}
      <div className={styles.ways}>
        <Button
          ref={returning}
          tone="secondary"
          aria-expanded={isReturning}
          onClick={() => setReturning(!isReturning)}
        >
          {text.sendBack}
        </Button>
      </div>
      {isReturning && (
        <Return
          {...{ verification, onDecided }}
          onCancel={() => {
            setReturning(false);
            returning.current?.focus();
          }}
        />
      )}
    </>
  );
}

function Approval({ verification, onDecided }: WayProps) {
  const { vendorId, localityId } = verification;
  const verdicts = useVerdicts(vendorId);
  const asksPlace = localityId === null;
  return (
    <DraftForm
      draft={`verification-approve:${vendorId}`}
      label={text.approveAll}
      begin={{ localityId: nothingPicked }}
      onSave={({ localityId: place }) =>
        verdicts.ofAll({ state: 'approved', ...(asksPlace && { localityId: place.id }) })
      }
      onSaved={onDecided}
      saveText={text.approveAll}
      savingText={text.approving}
    >
      <p className={styles.muted}>{text.approveAllWhy}</p>
      {asksPlace && <LocalityField typed={placeOf(verification)} />}
    </DraftForm>
  );
}

function Return({ verification, onDecided, onCancel }: WayProps & { onCancel: () => void }) {
  const { vendorId } = verification;
  const verdicts = useVerdicts(vendorId);
  const isNoteNeeded = openPapers(verification).rejected === 0;
  return (
    <DraftForm
      draft={`verification-return:${vendorId}`}
      label={text.sendBack}
      begin={{ note: '' }}
      onSave={({ note }) =>
        verdicts.ofAll({
          state: 'changes-needed',
          ...(note.trim() !== '' && { note: note.trim() }),
        })
      }
      onSaved={onDecided}
      onCancel={onCancel}
      saveText={text.sendBack}
      savingText={text.sendingBack}
      tone="danger"
      takesFocus
    >
      <FormTextArea
        name="note"
        label={text.note}
        hint={text.noteHint}
        isRequired={isNoteNeeded}
        rows={3}
        limit={limits.bookingReasonMaxLength}
        validate={all<string>(
          (note) => (isNoteNeeded && !note?.trim() ? text.noteNeeded : undefined),
          maxLength(limits.bookingReasonMaxLength, text.tooLong(limits.bookingReasonMaxLength)),
        )}
      />
    </DraftForm>
  );
}
