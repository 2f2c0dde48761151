import { formatPhone, phoneHref } from '@nukkad/platform/format';
import { Button, buttonClass, PhoneIcon } from '@nukkad/shared-ui';
import { useEffect, useRef, useState } from 'react';
import * as text from '../common.text';
import styles from './actions.module.css';

interface Props {
  name: string;
  /** Loads the telephone number. */
  onReveal: () => Promise<string>;
  size?: 'small' | 'medium';
}

type Call = { state: 'hidden' | 'asking' | 'failed' } | { state: 'shown'; phone: string };

/** The first press shows the number, the next one dials it. */
export function CallButton({ name, onReveal, size = 'medium' }: Props) {
  const [call, setCall] = useState<Call>({ state: 'hidden' });
  const link = useRef<HTMLAnchorElement>(null);
  const isShown = call.state === 'shown';
  // The pressed button is gone: focus its replacement.
  useEffect(() => {
    if (isShown) link.current?.focus();
  }, [isShown]);
  if (isShown) {
    return (
      <a
        ref={link}
        className={buttonClass({ tone: 'secondary', size })}
        href={phoneHref(call.phone)}
        aria-label={text.callNumber(name, formatPhone(call.phone))}
      >
        <PhoneIcon size={18} />
        {formatPhone(call.phone)}
      </a>
    );
  }
  const reveal = async () => {
    setCall({ state: 'asking' });
    try {
      setCall({ state: 'shown', phone: await onReveal() });
    } catch {
      setCall({ state: 'failed' });
    }
  };
  return (
    <>
      <Button
        tone="secondary"
        size={size}
        busyText={call.state === 'asking' ? text.askingNumber : undefined}
        aria-label={text.callFor(name)}
        onClick={reveal}
      >
        <PhoneIcon size={18} />
        {text.call}
      </Button>
      {call.state === 'failed' && (
        <span role="alert" className={styles.failed}>
          {text.noNumber}
        </span>
      )}
    </>
  );
}
