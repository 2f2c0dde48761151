import { limits } from '@nukkad/platform/contract';
import { Button, FormOtpField } from '@nukkad/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styles from '../book.module.css';
import { text } from '../book.text';
import { secondsLeft } from '../hold/hold.model';
import type { CodeAnswer } from './order.queries';

interface Props {
  email: string;
  onResend: () => Promise<CodeAnswer | null>;
}

/** Field for the code sent to a guest, with a resend button. */
export function CodeFields({ email, onResend }: Props) {
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <fieldset ref={place} className={styles.group}>
      <legend className={styles.title}>{text.codeTitle}</legend>
      <p role="status">{text.codeSent(email)}</p>
      <FormOtpField name="otp" label={text.code} length={limits.otpDigits} />
      <Resend onResend={onResend} />
    </fieldset>
  );
}

function Resend({ onResend }: Pick<Props, 'onResend'>) {
  const { left, restart } = useWait(limits.otpResendSeconds);
  const [status, setStatus] = useState('');
  const resend = async () => {
    if (left > 0) return;
    const answer = await onResend();
    setStatus(statusText(answer));
    const again = answer !== null && 'retryAfter' in answer ? answer.retryAfter : null;
    restart(again ?? limits.otpResendSeconds);
  };
  return (
    <div className={styles.resend}>
      <Button tone="ghost" aria-disabled={left > 0} onClick={resend}>
        {left > 0 ? text.resendIn(left) : text.resend}
      </Button>
      <p role="status">{status}</p>
    </div>
  );
}

function statusText(answer: CodeAnswer | null): string {
  if (answer?.state === 'sent') return text.resent;
  return answer?.state === 'too-many' ? text.tooMany(answer.retryAfter) : text.notResent;
}

/** Cooldown in seconds. */
function useWait(seconds: number) {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1_000);
  const [now, setNow] = useState(Date.now);
  const left = secondsLeft(until, now);
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const restart = (next: number) => {
    setNow(Date.now());
    setUntil(Date.now() + next * 1_000);
  };
  return { left, restart };
}
