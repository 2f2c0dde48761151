import { useId } from 'react';
import styles from './jaali-motif.module.css';

/**
 * A window-lattice pattern, thin lines at 6 % of the text colour. Fills the nearest positioned
 * ancestor; for the hero and empty states only.
 * `<JaaliMotif />`
 */
export function JaaliMotif() {
  const id = useId();
  return (
    <svg className={styles.motif} aria-hidden="true" focusable="false">
      <pattern id={id} width="56" height="56" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
          <path d="M28 0 56 28 28 56 0 28Z" />
          <path d="M28 12 44 28 28 44 12 28Z" />
          <path d="M0 0 12 12M56 0 44 12M0 56 12 44M56 56 44 44" />
          <circle cx="28" cy="28" r="5" />
          <circle cx="0" cy="0" r="7" />
          <circle cx="56" cy="0" r="7" />
          <circle cx="0" cy="56" r="7" />
          <circle cx="56" cy="56" r="7" />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
