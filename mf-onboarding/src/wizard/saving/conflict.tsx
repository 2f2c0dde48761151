import { Button } from '@nukkad/shared-ui';
import styles from '../wizard.module.css';
import { conflictText as text } from '../wizard.text';

/** The draft was changed elsewhere. Both versions are kept until the user chooses. */
export function Conflict({ onChoose }: { onChoose: (whose: 'remote' | 'local') => void }) {
  return (
    <div role="alert" className={styles.conflict}>
      <h2 className={styles.legend}>{text.title}</h2>
      <p>{text.why}</p>
      <div className={styles.ways}>
        <Button tone="secondary" onClick={() => onChoose('remote')}>
          {text.remoteVersion}
        </Button>
        <Button tone="secondary" onClick={() => onChoose('local')}>
          {text.localVersion}
        </Button>
      </div>
    </div>
  );
}
