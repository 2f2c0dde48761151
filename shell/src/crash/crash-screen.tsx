import { pageAddress } from '@nukkad/platform/words';
import { Button, buttonClass } from '@nukkad/shared-ui';
import styles from './crash.module.css';
import { text } from './crash.text';

interface Props {
  /** Reference of this crash in its report. */
  reference: string;
  onReload?: () => void;
}

/** Shown when the shell itself fails. Needs no router, no data and no remote. */
export function CrashScreen({ reference, onReload = () => window.location.reload() }: Props) {
  return (
    <main className={styles.crash} role="alert">
      <h1>{text.title}</h1>
      <p>{text.explanation}</p>
      <p>{text.next}</p>
      <div className={styles.actions}>
        <Button onClick={onReload}>{text.reload}</Button>
        <a href={pageAddress('/')} className={buttonClass({ tone: 'secondary' })}>
          {text.home}
        </a>
      </div>
      <p className={styles.reference}>{text.reference(reference)}</p>
    </main>
  );
}
