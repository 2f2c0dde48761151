import { Card } from '@nukkad/shared-ui';
import { type ReactNode, useId } from 'react';
import { useJumpTarget } from './jump-links';
import styles from './settings.module.css';

interface Props {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A section of the settings with its own form. */
export function Part({ title, lead, children }: Props) {
  const id = useId();
  const place = useJumpTarget(title);
  return (
    <section id={place} tabIndex={-1} aria-labelledby={id} className={styles.place}>
      <Card className={styles.part}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.muted}>{lead}</p>}
        {children}
      </Card>
    </section>
  );
}
