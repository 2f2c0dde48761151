import { Link } from '@nukkad/platform';
import type { ReactNode } from 'react';
import styles from './dashboard-frame.module.css';
import { text } from './frame.text';

/**
 * The frame of a vendor's dashboard, in place of the site's header and footer: the logo leads to
 * `/homepage`, the documented line stands at the foot.
 *
 * @example <DashboardFrame><Requests /></DashboardFrame>
 */
export function DashboardFrame({ children }: { children: ReactNode }) {
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
