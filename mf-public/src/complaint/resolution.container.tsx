import { toast } from '@nukkad/platform';
import { type ComplaintDetails, limits, messages } from '@nukkad/platform/contract';
import {
  AlertDialog,
  all,
  Button,
  Form,
  FormTextArea,
  maxLength,
  required,
  SubmitButton,
} from '@nukkad/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styles from './complaint.module.css';
import { closeComplaint, contestComplaint } from './complaint.queries';
import { text } from './complaint.text';

interface Props {
  complaint: ComplaintDetails;
  guestKey: string | null;
  onChange: (complaint: ComplaintDetails) => void;
}

/** The complainant closes the complaint, or says that the answer does not settle it. */
export function Resolution(props: Props) {
  const { status } = props.complaint;
  const [isContesting, setContesting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (status === 'closed' || status === 'rejected') return null;
  const changed = (complaint: ComplaintDetails) => {
    setContesting(false);
    props.onChange(complaint);
    // The pressed control is gone.
    heading.current?.focus();
  };
  return (
    <section className={styles.part} aria-labelledby="resolution">
      <h2 id="resolution" ref={heading} tabIndex={-1}>
        {status === 'answered' ? text.isSettled : text.yourTurn}
      </h2>
      {status === 'answered' && isContesting ? (
        <Contest {...props} onChange={changed} onCancel={() => setContesting(false)} />
      ) : (
        <div className={styles.ways}>
          <Close {...props} onChange={changed} />
          {status === 'answered' && (
            <Button tone="secondary" onClick={() => setContesting(true)}>
              {text.contest}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

const asked = all<string>(
  required(messages.required),
  maxLength(limits.complaintTextMaxLength, text.tooLong),
);

function Contest({ complaint, guestKey, onChange, onCancel }: Props & { onCancel: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  const send = async (typed: { text: string }) => {
    const answer = await contestComplaint(complaint.number, guestKey, typed.text.trim());
    if ('problem' in answer) return answer.problem;
    toast({ text: text.contested, tone: 'success' });
    onChange(answer.complaint);
    return undefined;
  };
  return (
    <div ref={box}>
      <Form label={text.contest} initialValues={{ text: '' }} onSubmit={send} isQuiet>
        <FormTextArea
          name="text"
          label={text.contestWhy}
          hint={text.contestHint}
          limit={limits.complaintTextMaxLength}
          isRequired
          validate={asked}
        />
        <div className={styles.ways}>
          <SubmitButton busyText={text.contesting}>{text.contestNow}</SubmitButton>
          <Button tone="ghost" onClick={onCancel}>
            {text.cancel}
          </Button>
        </div>
      </Form>
    </div>
  );
}

function Close({ complaint: { number }, guestKey, onChange }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const close = async () => {
    setBusy(true);
    const closed = await closeComplaint(number, guestKey);
    setBusy(false);
    setAsked(false);
    if (closed !== null) onChange(closed);
  };
  return (
    <>
      <Button tone="secondary" onClick={() => setAsked(true)}>
        {text.close}
      </Button>
      <AlertDialog
        title={text.closeAsk}
        isOpen={isAsked}
        confirmText={text.closeNow}
        cancelText={text.keep}
        busyText={isBusy ? text.closing : undefined}
        onConfirm={() => void close()}
        onCancel={() => setAsked(false)}
      >
        {text.closeWhy}
      </AlertDialog>
    </>
  );
}
