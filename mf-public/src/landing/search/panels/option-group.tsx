import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface GroupProps {
  id: string;
  title: string;
  /** Short texts in one row. */
  isRow?: boolean;
  children: ReactNode;
}

/** Options with a heading. */
export function OptionGroup({ id, title, isRow = false, children }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div id={id} className={styles.title}>
        {title}
      </div>
      <div role="presentation" className={isRow ? styles.row : undefined}>
        {children}
      </div>
    </div>
  );
}
