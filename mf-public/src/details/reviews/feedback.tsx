import { Link } from '@nukkad/platform';
import { Button, Card, linkClass, Notice } from '@nukkad/shared-ui';
import { useState } from 'react';
import styles from './feedback.module.css';
import { text } from './reviews.text';

/** Link to write a review, or why it is not open yet. */
export function Feedback({ name }: { name: string }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Card as="section" className={styles.feedback}>
      <div className={styles.words}>
        <h2 className={styles.heading}>{text.feedback}</h2>
        <p className={styles.why}>{text.feedbackWhy(name)}</p>
      </div>
      <Button tone="secondary" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
        {text.write}
      </Button>
      {isAsked && (
        <div className={styles.notice}>
          <Notice title={text.notYet}>
            <p>{text.notYetWhy(name)}</p>
            <Link className={linkClass({ isStandalone: true })} to="/profile">
              {text.appointments}
            </Link>
          </Notice>
        </div>
      )}
    </Card>
  );
}
