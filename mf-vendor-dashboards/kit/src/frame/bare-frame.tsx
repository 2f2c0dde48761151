import { Link } from '@nukkad/platform';
import type { ReactNode } from 'react';
import styles from './bare-frame.module.css';
import { text } from './frame.text';

/** Logo and foot alone, for a dashboard without rooms. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Link to="/homepage" className={styles.logo}>
          {text.product}
        </Link>
      </header>
      <main id="content" className={styles.content}>
        {children}
      </main>
      <footer className={styles.footer}>{text.copyright}</footer>
    </div>
  );
}
