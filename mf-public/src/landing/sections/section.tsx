import { Link } from '@nukkad/platform';
import { linkClass } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import styles from './sections.module.css';

interface Props {
  /** Id of the section. */
  id: string;
  title: string;
  lead?: string;
  /** Link to the whole list. */
  more?: { label: string; to: string };
  children: ReactNode;
}

/** A section of the home page: its heading stands in all of its states. */
export function Section({ id, title, lead, more, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {more !== undefined && (
          <Link className={linkClass({ isStandalone: true })} to={more.to}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
