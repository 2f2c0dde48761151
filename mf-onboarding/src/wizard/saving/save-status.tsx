import styles from '../wizard.module.css';
import { text } from '../wizard.text';
import type { SaveStatus } from './draft-autosave';

/** Save status. Announced when it changes, not at every key. */
export function SaveStatusLine({ saveStatus }: { saveStatus: SaveStatus }) {
  const isFailed = saveStatus === 'failed' || saveStatus === 'refused';
  const words = saveStatus === 'refused' ? text.refused : isFailed ? text.notKept : text.kept;
  return (
    <p role="status" className={isFailed ? styles.alert : styles.muted}>
      {words}
    </p>
  );
}
