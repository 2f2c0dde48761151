import { Button } from '@nukkad/shared-ui';
import styles from './panel.module.css';
import { text } from './panels.text';

interface Props {
  children: string;
  onRetry: () => void;
}

/** Help that did not come: said in a line, for what is typed can be searched all the same. */
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
