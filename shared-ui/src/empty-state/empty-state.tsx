import type { ReactNode } from 'react';
import { JaaliMotif } from '../motif/jaali-motif';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** What is not here. */
  title: string;
  /** Why, in one sentence. */
  why: string;
  /** One of the line drawings: `<NoResultsDrawing />`. It says nothing that the words do not. */
  drawing?: ReactNode;
  /** Level of the title. Default 2. */
  level?: 1 | 2 | 3;
  /** One way on: a link or a button. */
  children?: ReactNode;
}

/**
 * Nothing to show, and what to do about it.
 * `<EmptyState title="No favourites yet" why="Press a heart to keep somebody here." />`
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
