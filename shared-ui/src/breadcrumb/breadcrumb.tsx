import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../icons/icons';
import styles from './breadcrumb.module.css';
import { text } from './breadcrumb.text';

/** A breadcrumb: `{ label: 'Doctors', link: <Link to="/doctors">Doctors</Link> }` */
export interface Crumb {
  label: string;
  /** Link element containing the label; without it the crumb is plain text. */
  link?: ReactNode;
}

export interface BreadcrumbProps {
  /** From the root to this page; the last gets `aria-current`. */
  trail: Crumb[];
}

/**
 * The page's place in the hierarchy.
 * `<Breadcrumb trail={[{ label: 'Home', link: <Link to="/">Home</Link> }, { label: 'Dentists' }]}
 * />`
 */
export function Breadcrumb({ trail }: BreadcrumbProps) {
  return (
    <nav aria-label={text.breadcrumb}>
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
