import type { Keeping } from './keeper';
import styles from './wizard.module.css';
import { text } from './wizard.text';

/** Where what is typed is. Said when that changes, not at every key. */
export function KeptLine({ keeping }: { keeping: Keeping }) {
  const isFailed = keeping === 'failed' || keeping === 'refused';
  const words = keeping === 'refused' ? text.refused : isFailed ? text.notKept : text.kept;
  return (
    <p role="status" className={isFailed ? styles.alert : styles.muted}>
      {words}
    </p>
  );
}
