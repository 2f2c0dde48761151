import styles from './wordmark.module.css';

/** The logo: the name with a dot where two streets meet. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="8" className={styles.tile} />
        <path d="M9 23V9h14" className={styles.street} />
        <circle cx="21" cy="21" r="4" className={styles.corner} />
      </svg>
      Nukkad
    </span>
  );
}
