import { Link } from '@nukkad/platform';
import type { ComplaintMade } from '@nukkad/platform/contract';
import { Button, buttonClass } from '@nukkad/shared-ui';
import { useEffect, useRef } from 'react';
import styles from '../complaints.module.css';
import { text } from '../complaints.text';

interface Props {
  made: ComplaintMade & { email: string };
  onAgain: () => void;
}

/** Number, next step, and link of the complaint. */
export function Sent({ made: { number, key, email }, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form has unmounted together with its focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.done}>
      <h3 ref={heading} tabIndex={-1}>
        {text.done(number)}
      </h3>
      <p>{text.doneWhy}</p>
      {key !== null && <p>{text.doneMail(email)}</p>}
      <p className={styles.deeds}>
        <Link
          className={buttonClass()}
          to={key === null ? `/complaints/${number}` : `/complaints/${number}#${key}`}
        >
          {text.follow}
        </Link>
        <Button tone="secondary" onClick={onAgain}>
          {text.again}
        </Button>
      </p>
    </div>
  );
}
