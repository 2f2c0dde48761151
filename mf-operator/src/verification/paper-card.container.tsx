import { type Credential, limits, messages } from '@nukkad/platform/contract';
import {
  all,
  Button,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  FormTextArea,
  maxLength,
  required,
  StatusPill,
} from '@nukkad/shared-ui';
import { DraftForm } from '@nukkad/vendor-kit';
import { useRef, useState } from 'react';
import { FileLinkOf } from '../common/file-link/file-link.container';
import { Facts } from './facts';
import type { Paper } from './verification.model';
import styles from './verification.module.css';
import { useVerdicts } from './verification.queries';
import { text } from './verification.text';

interface Props {
  paper: Paper;
  vendorId: string;
  /** False once the whole application is decided. */
  canDecide: boolean;
}

/** A document: its facts, its file, and the operator's decision. */
export function PaperCard({ paper: { credential, facts }, vendorId, canDecide }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, state, reason, file } = credential;
  return (
    <li className={styles.paper}>
      <div className={styles.top}>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <CredentialState state={state} />
      </div>
      <Facts facts={facts} />
      {reason !== null && <p className={styles.words}>{text.rejectedFor(reason)}</p>}
      {file === null ? <p className={styles.muted}>{text.noFile}</p> : <FileLinkOf file={file} />}
      {canDecide && state === 'waiting' && (
        <Verdict
          {...{ credential, vendorId }}
          // The buttons are gone: keep keyboard focus at the document.
          onDecided={() => heading.current?.focus()}
        />
      )}
    </li>
  );
}

interface VerdictProps {
  credential: Credential;
  vendorId: string;
  onDecided: () => void;
}

type Step = 'choosing' | 'approving' | 'rejecting';

function Verdict({ credential: { _id, title }, vendorId, onDecided }: VerdictProps) {
  const verdicts = useVerdicts(vendorId);
  const [step, setStep] = useState<Step>('choosing');
  const [wrong, setWrong] = useState('');
  const rejecting = useRef<HTMLButtonElement>(null);

  const approve = async () => {
    setStep('approving');
    setWrong('');
    const answer = await verdicts.ofCredential(_id, { state: 'approved' });
    if (answer === undefined) return onDecided();
    setStep('choosing');
    setWrong(typeof answer === 'string' ? answer : messages.somethingWrong);
  };
  const giveUp = () => {
    setStep('choosing');
    rejecting.current?.focus();
  };
  return (
    <>
      <div className={styles.ways}>
        <Button
          tone="secondary"
          size="small"
          aria-label={text.approveOne(title)}
          busyText={step === 'approving' ? text.approving : undefined}
          onClick={() => void approve()}
        >
          {text.approve}
        </Button>
        <Button
          ref={rejecting}
          tone="ghost"
          size="small"
          aria-label={text.rejectOne(title)}
          aria-expanded={step === 'rejecting'}
          onClick={() => setStep(step === 'rejecting' ? 'choosing' : 'rejecting')}
        >
          {text.reject}
        </Button>
      </div>
      {wrong !== '' && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      {step === 'rejecting' && (
        <DraftForm
          draft={`verification-reject:${_id}`}
          label={text.rejectOne(title)}
          begin={{ reason: '' }}
          onSave={({ reason }) =>
            verdicts.ofCredential(_id, { state: 'rejected', reason: reason.trim() })
          }
          onSaved={onDecided}
          onCancel={giveUp}
          saveText={text.reject}
          savingText={text.rejecting}
          tone="danger"
          takesFocus
        >
          <FormTextArea
            name="reason"
            label={text.reason}
            hint={text.reasonHint}
            isRequired
            rows={3}
            limit={limits.bookingReasonMaxLength}
            validate={rightReason}
          />
        </DraftForm>
      )}
    </>
  );
}

const rightReason = all<string>(
  required(messages.required),
  maxLength(limits.bookingReasonMaxLength, text.tooLong(limits.bookingReasonMaxLength)),
);

const looks = {
  waiting: { tone: 'warning', icon: <ClockIcon size={14} /> },
  approved: { tone: 'success', icon: <CheckIcon size={14} /> },
  rejected: { tone: 'danger', icon: <CloseIcon size={14} /> },
} as const;

function CredentialState({ state }: Pick<Credential, 'state'>) {
  return <StatusPill {...looks[state]}>{text.credentialStates[state]}</StatusPill>;
}
