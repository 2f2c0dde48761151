import { Link, useSession } from '@nukkad/platform';
import type { Booking } from '@nukkad/platform/contract';
import { shareText } from '@nukkad/platform/share';
import { Button, buttonClass, Card } from '@nukkad/shared-ui';
import { useState } from 'react';
import { useOrigin } from '../../common/page/origin';
import styles from './ticket.module.css';
import { text } from './ticket.text';

interface Props {
  booking: Booking;
  bookingKey: string;
}

/** How a guest returns to the booking, and what an account offers. */
export function ComeBack({ booking, bookingKey }: Props) {
  const { _id: id, client } = booking;
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
      <p>{client.email === null ? text.comeBackWhy : text.comeBackWhyWith(client.email)}</p>
      <Button tone="secondary" onClick={copy}>
        {text.copy}
      </Button>
      <p role="status" className={styles.told}>
        {status}
      </p>
      <SignUp booking={booking} />
    </Card>
  );
}

/** An account with the email that the guest proved has this booking as well. */
function SignUp({ booking: { _id, client } }: Pick<Props, 'booking'>) {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  if (isLoggedIn) return null;
  const { name: fullName, email } = client;
  const from = `/profile?section=appointments&booking=${_id}`;
  const known = email === null ? { fullName } : { fullName, email, from };
  return (
    <>
      <p className={styles.muted}>{email === null ? text.signUpWhy : text.signUpWhyWith(email)}</p>
      <Link className={buttonClass({ tone: 'ghost' })} to="/register" state={known}>
        {text.signUp}
      </Link>
    </>
  );
}
