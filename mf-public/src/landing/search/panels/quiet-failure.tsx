import { Button } from '@nukkad/shared-ui';
import styles from './panel.module.css';
import { text } from './panels.text';

interface Props {
  children: string;
  onRetry: () => void;
}

/** Failed suggestions: one line, because the typed text can still be searched. */
export function QuietFailure({ children, onRetry }: Props) {
  return (
    <div role="status" className={styles.note}>
      <p>{children}</p>
      <Button tone="secondary" size="small" onClick={onRetry}>
        {text.retry}
      </Button>
    </div>
  );
}
