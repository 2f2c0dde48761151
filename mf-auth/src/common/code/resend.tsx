import { Button } from '@nukkad/shared-ui';
import { type ReactNode, useState } from 'react';
import { clock } from './clock.model';
import { resend as codeWords } from './code.text';
import styles from './resend.module.css';
import { useCountdown } from './use-countdown';

/** Result of requesting a code: the message, and when the next can be requested. */
export interface Sent {
  message: string;
  retryAfter: number;
  isRefused: boolean;
  /** No verification is pending, so another code would not help. */
  isUnknown: boolean;
}

/** Name of what is resent. */
export interface ResendWords {
  resend: string;
  resending: string;
  left: (clock: string) => string;
  notYet: (seconds: number) => string;
  ready: string;
}

interface Props {
  /** Default: those of a code. */
  words?: ResendWords;
  /** Seconds until the first resend. */
  startsIn: number;
  onResend: () => Promise<Sent>;
  /** Next step if no verification is pending. */
  wayOut: ReactNode;
}

/** Resends a code or link after a cooldown. */
export function Resend({ words: text = codeWords, startsIn, onResend, wayOut }: Props) {
  const { from, left, restart } = useCountdown(startsIn);
  const [sent, setSent] = useState<Sent | null>(null);
  const [isSending, setSending] = useState(false);
  const isRefused = sent?.isRefused ?? false;
  const resend = async () => {
    if (left > 0) return;
    setSending(true);
    const next = await onResend().finally(() => setSending(false));
    setSent(next);
    restart(next.retryAfter);
  };
  return (
    <div className={styles.resend}>
      <p className={styles.line}>
        <Button
          tone="ghost"
          busyText={isSending ? text.resending : undefined}
          aria-disabled={left > 0}
          onClick={resend}
        >
          {text.resend}
        </Button>
        {left > 0 && (
          <span className={styles.left} aria-hidden="true">
            {text.left(clock(left))}
          </span>
        )}
      </p>
      <p
        key={isRefused ? 'alert' : 'status'}
        role={isRefused ? 'alert' : 'status'}
        className={styles.told}
      >
        {sent?.message}
      </p>
      {sent?.isUnknown && wayOut}
      {/* Announced at the beginning and at the end, not at every second. */}
      <p role="status" className="nk-visually-hidden">
        {left > 0 ? text.notYet(from) : text.ready}
      </p>
    </div>
  );
}
