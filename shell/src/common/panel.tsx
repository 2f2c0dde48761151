import { Container } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** A message in place of a page, below the header in the site's column. */
export function Panel({ children }: { children: ReactNode }) {
  return <Container className={styles.panel}>{children}</Container>;
}
