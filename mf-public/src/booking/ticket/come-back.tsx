import { Link } from '@nukkad/platform';
import { shareText } from '@nukkad/platform/share';
import { Button, buttonClass, Card } from '@nukkad/shared-ui';
import { useState } from 'react';
import { useOrigin } from '../../common/page/origin';
import styles from './ticket.module.css';
import { text } from './ticket.text';

interface Props {
  id: string;
  bookingKey: string;
}

/** How a guest returns to the booking, and what an account offers. */
export function ComeBack({ id, bookingKey }: Props) {
  const origin = useOrigin();
  const [status, setStatus] = useState('');
  const address = `${origin}/booking?${new URLSearchParams({ id })}#${bookingKey}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setStatus(shareText.copied);
    } catch {
      setStatus(shareText.notCopied(address));
    }
  };
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{text.comeBack}</h2>
      <p>{text.comeBackWhy}</p>
      <Button tone="secondary" onClick={copy}>
        {text.copy}
      </Button>
      <p role="status" className={styles.told}>
        {status}
      </p>
      <p className={styles.muted}>{text.signUpWhy}</p>
      <Link className={buttonClass({ tone: 'ghost' })} to="/register">
        {text.signUp}
      </Link>
    </Card>
  );
}
