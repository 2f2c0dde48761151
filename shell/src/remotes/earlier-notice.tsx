import { Button, Container } from '@nukkad/shared-ui';
import styles from './region.module.css';
import { text } from './remotes.text';

/** Above a screen of the version before: that it is one, and the way back. */
export function EarlierNotice({ onCurrent }: { onCurrent: () => void }) {
  return (
    <Container className={styles.earlier}>
      <p role="status">{text.earlier}</p>
      <Button tone="ghost" size="small" onClick={onCurrent}>
        {text.tryCurrent}
      </Button>
    </Container>
  );
}
