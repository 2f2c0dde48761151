import { Link, toast } from '@nukkad/platform';
import { type ComplaintStatus, limits, type OfficeComplaint } from '@nukkad/platform/contract';
import { formatDate } from '@nukkad/platform/format';
import {
  Button,
  CheckIcon,
  ClockIcon,
  FormTextArea,
  linkClass,
  Quote,
  StatusPill,
  type SubmitAnswer,
} from '@nukkad/shared-ui';
import { DraftForm, useHasDraft } from '@nukkad/vendor-kit';
import { useEffect, useRef, useState } from 'react';
import { answerProblem, isOpen } from './complaints.model';
import styles from './complaints.module.css';
import { text } from './complaints.text';

interface Props {
  complaint: OfficeComplaint;
  onTakeUp: () => Promise<boolean>;
  onAnswer: (words: string) => Promise<SubmitAnswer>;
}

export function OneComplaint({ complaint, onTakeUp, onAnswer }: Props) {
  const { number, answer } = complaint;
  const draft = `complaint:${number}`;
  const [isWriting, setWriting] = useState(useHasDraft(draft));
  const [visits, setVisits] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  // The focused element disappeared with the form or the button.
  useEffect(() => {
    if (visits > 0) top.current?.focus();
  }, [visits]);
  const settle = () => {
    setWriting(false);
    setVisits((before) => before + 1);
  };
  return (
    <>
      <div ref={top} tabIndex={-1} className={styles.top}>
        <Head complaint={complaint} />
      </div>
      <p className={styles.words}>{complaint.text}</p>
      <Facts complaint={complaint} />
      {answer !== null && (
        <Quote>
          <p className={styles.muted}>
            {text.answer} · {formatDate(answer.time)}
          </p>
          <p>{answer.text}</p>
        </Quote>
      )}
      {isOpen(complaint) && isWriting && (
        <AnswerForm
          number={number}
          draft={draft}
          onAnswer={onAnswer}
          onDone={() => {
            toast({ text: text.published, tone: 'success' });
            settle();
          }}
          onCancel={settle}
        />
      )}
      {isOpen(complaint) && !isWriting && (
        <Actions
          complaint={complaint}
          onWrite={() => setWriting(true)}
          onTakeUp={() => void onTakeUp().then((isDone) => isDone && settle())}
        />
      )}
    </>
  );
}

function Head({ complaint: { number, time, status } }: { complaint: OfficeComplaint }) {
  return (
    <>
      <p className={styles.muted}>
        <Link className={linkClass()} to={`/complaints/${number}`}>
          {number}
        </Link>{' '}
        · {formatDate(time)}
      </p>
      <Status status={status} />
    </>
  );
}

function Facts({ complaint }: { complaint: OfficeComplaint }) {
  const { alike, from, dueAt, level, recipient } = complaint;
  return (
    <>
      {recipient?.kind === 'office' && <p className={styles.muted}>{text.about(recipient.name)}</p>}
      <p className={styles.muted}>{from === null ? text.unnamed : text.from(from)}</p>
      {alike > 0 && <p className={styles.muted}>{text.alike(alike)}</p>}
      {dueAt !== null && <p className={styles.muted}>{text.due(formatDate(dueAt))}</p>}
      {isOpen(complaint) && level > 1 && <p className={styles.muted}>{text.moved(level)}</p>}
    </>
  );
}

interface ActionsProps {
  complaint: OfficeComplaint;
  onTakeUp: () => void;
  onWrite: () => void;
}

function Actions({ complaint: { number, status }, onTakeUp, onWrite }: ActionsProps) {
  return (
    <div className={styles.deeds}>
      <Button size="small" aria-label={text.writeTo(number)} onClick={onWrite}>
        {text.write}
      </Button>
      {status === 'received' && (
        <Button size="small" tone="secondary" aria-label={text.takeUpOf(number)} onClick={onTakeUp}>
          {text.takeUp}
        </Button>
      )}
    </div>
  );
}

interface AnswerFormProps extends Pick<Props, 'onAnswer'> {
  number: string;
  draft: string;
  onDone: () => void;
  onCancel: () => void;
}

function AnswerForm({ number, draft, onAnswer, onDone, onCancel }: AnswerFormProps) {
  return (
    <DraftForm
      draft={draft}
      label={text.writeTo(number)}
      begin={{ text: '' }}
      onSave={(typed) => onAnswer(typed.text)}
      onSaved={onDone}
      onCancel={onCancel}
      saveText={text.publish}
      savingText={text.publishing}
      takesFocus
    >
      <FormTextArea
        name="text"
        label={text.yourAnswer}
        hint={text.answerHint}
        limit={limits.complaintTextMaxLength}
        validate={answerProblem}
      />
    </DraftForm>
  );
}

function Status({ status }: { status: ComplaintStatus }) {
  const isWaiting = status === 'received' || status === 'in-progress';
  return (
    <StatusPill
      tone={isWaiting ? 'warning' : 'success'}
      icon={isWaiting ? <ClockIcon size={14} /> : <CheckIcon size={14} />}
    >
      {text.statuses[status]}
    </StatusPill>
  );
}
