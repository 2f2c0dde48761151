import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../icons/icons';
import * as words from '../words';
import styles from './breadcrumb.module.css';

/** One step of the way: `{ label: 'Doctors', link: <Link to="/doctors">Doctors</Link> }` */
export interface Crumb {
  label: string;
  /** Ready-made link with the label in it; without one the crumb is plain words. */
  link?: ReactNode;
}

export interface BreadcrumbProps {
  /** From the root to this page; the last is marked as the current page. */
  trail: Crumb[];
}

/** Where this page hangs. `<Breadcrumb trail={[{ label: 'Home', link: <Link to="/">Home</Link> }, { label: 'Dentists' }]} />` */
export function Breadcrumb({ trail }: BreadcrumbProps) {
  return (
    <nav aria-label={words.breadcrumb}>
      <ol className={styles.trail}>
        {trail.map(({ label, link }, position) => (
          <li
            key={label}
            className={styles.crumb}
            aria-current={position === trail.length - 1 ? 'page' : undefined}
          >
            {position > 0 && <ChevronRightIcon className={styles.chevron} size={14} />}
            {link ?? label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
