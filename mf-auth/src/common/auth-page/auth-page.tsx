import { usePage } from '@nukkad/platform';
import { CheckIcon, Container, JaaliMotif } from '@nukkad/shared-ui';
import { type ReactNode, useId } from 'react';
import styles from './auth-page.module.css';
import { CornerBoard } from './corner-board';
import { type Pitch, people } from './pitches.text';

interface Props {
  /** Document title, where it differs from the heading. */
  title?: string;
  heading: string;
  lead?: ReactNode;
  pitch?: Pitch;
  /** Set if search engines may index the page. */
  findable?: { canonical: string; description: string };
  children: ReactNode;
}

/** A form with, where there is room, its benefits beside it. */
export function AuthPage({ title, heading, lead, pitch = people, findable, children }: Props) {
  const claim = useId();
  usePage({ title: title ?? heading, ...(findable ?? { robots: 'noindex' }) });
  return (
    <Container className={styles.page}>
      <section className={styles.card}>
        <div className={styles.head}>
          <h1>{heading}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </section>
      <aside className={styles.aside} aria-labelledby={claim}>
        <JaaliMotif />
        <CornerBoard />
        <p id={claim} className={styles.claim}>
          {pitch.claim}
        </p>
        <ul className={styles.points}>
          {pitch.points.map((point) => (
            <li key={point} className={styles.point}>
              <CheckIcon className={styles.tick} size={20} />
              {point}
            </li>
          ))}
        </ul>
      </aside>
    </Container>
  );
}
