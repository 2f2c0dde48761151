import { toast } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import {
  Button,
  Form,
  FormOtpField,
  type SubmitAnswer,
  SubmitButton,
  useFormValue,
} from '@nukkad/shared-ui';
import { useEffect, useState } from 'react';
import styles from './personal-info.module.css';
import { text } from './personal-info.text';

interface Props {
  /** The unconfirmed email. */
  email: string;
  onConfirm: (otp: string) => Promise<SubmitAnswer>;
  onResend: () => Promise<void>;
  onGiveUp: () => void;
}

/** Asks for the code that was sent to a new email. */
export function NewEmail({ email, onConfirm, onResend, onGiveUp }: Props) {
  const confirm = async ({ otp }: { otp: string }) => {
    const problem = await onConfirm(otp);
    if (problem === undefined) toast({ text: text.confirmed(email), tone: 'success' });
    return problem;
  };
  return (
    <div className={styles.row}>
      <dt className={styles.term}>{text.confirmForm}</dt>
      <dd className={styles.pending}>
        <p>{text.pending(email)}</p>
        <Form label={text.confirmForm} initialValues={{ otp: '' }} onSubmit={confirm} isQuiet>
          <FormOtpField name="otp" label={text.code} length={limits.otpDigits} />
          <Verify />
        </Form>
        <Resend onResend={onResend} onGiveUp={onGiveUp} />
      </dd>
    </div>
  );
}

function Verify() {
  const [otp = ''] = useFormValue<string>('otp');
  return (
    <SubmitButton busyText={text.confirming} disabled={otp.length < limits.otpDigits}>
      {text.confirm}
    </SubmitButton>
  );
}

function Resend({ onResend, onGiveUp }: Pick<Props, 'onResend' | 'onGiveUp'>) {
  const [sent, setSent] = useState(0);
  const isSoon = useSoon(sent);
  const [isSending, setSending] = useState(false);
  const resend = async () => {
    if (isSoon) return;
    setSending(true);
    await onResend().finally(() => setSending(false));
    setSent(sent + 1);
  };
  return (
    <>
      <div className={styles.ways}>
        <Button
          tone="secondary"
          aria-disabled={isSoon}
          busyText={isSending ? text.resending : undefined}
          onClick={resend}
        >
          {text.resend}
        </Button>
        <Button tone="ghost" onClick={onGiveUp}>
          {text.giveUp}
        </Button>
      </div>
      {isSoon && <p className={styles.muted}>{text.soon(limits.otpResendSeconds)}</p>}
    </>
  );
}

/** Whether the resend cooldown of the `sent`th code is running. */
function useSoon(sent: number): boolean {
  const [old, setOld] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setOld(sent), limits.otpResendSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [sent]);
  return old < sent;
}
