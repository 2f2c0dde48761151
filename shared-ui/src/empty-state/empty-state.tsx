import type { ReactNode } from 'react';
import { JaaliMotif } from '../motif/jaali-motif';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** Names the missing content. */
  title: string;
  /** Reason, in one sentence. */
  why: string;
  /** A line drawing: `<NoResultsDrawing />`. Decorative: the text says it all. */
  drawing?: ReactNode;
  /** Heading level. Default 2. */
  level?: 1 | 2 | 3;
  /** One next step: a link or a button. */
  children?: ReactNode;
}

/**
 * Placeholder for empty content, with a next step.
 * `<EmptyState title="No favourites yet" why="Press a heart to keep a vendor here." />`
 */
export function EmptyState({ title, why, drawing, level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <JaaliMotif />
      {drawing !== undefined && <div className={styles.drawing}>{drawing}</div>}
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.why}>{why}</p>
      {children !== undefined && <div className={styles.way}>{children}</div>}
    </div>
  );
}
