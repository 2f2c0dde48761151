import { Card } from '@nukkad/shared-ui';
import { type ReactNode, useId } from 'react';
import styles from './settings.module.css';

interface Props {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One thing that can be set, and saved on its own. */
export function Part({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className={styles.part}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.muted}>{lead}</p>}
        {children}
      </Card>
    </section>
  );
}
