import type { ReactNode } from 'react';
import { Container } from '../container/container';
import { BeingBuiltDrawing } from '../illustration/illustration';
import { JaaliMotif } from '../motif/jaali-motif';
import styles from './being-built.module.css';

export interface BeingBuiltProps {
  /** Name of the page. */
  heading: string;
  /** One sentence: what will be here. */
  what: string;
  /** A few words above the heading: "Being built". */
  mark: string;
  /** The way out. */
  children?: ReactNode;
}

/**
 * An honest page for what is not there yet: says so, says what will come, leads on.
 * `<BeingBuilt mark="Being built" heading="Favourites" what="Those you keep will be here." />`
 */
export function BeingBuilt({ heading, what, mark, children }: BeingBuiltProps) {
  return (
    <div className={styles.page}>
      <JaaliMotif />
      <Container className={styles.words}>
        <div className={styles.drawing}>
          <BeingBuiltDrawing />
        </div>
        <p className={styles.mark}>{mark}</p>
        <h1>{heading}</h1>
        <p className={styles.what}>{what}</p>
        {children !== undefined && <div className={styles.way}>{children}</div>}
      </Container>
    </div>
  );
}
