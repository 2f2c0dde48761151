import { Button, Container } from '@nukkad/shared-ui';
import styles from './region.module.css';
import { text } from './remotes.text';

/** Notice above a screen of the previous version, with a button to load the current one. */
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
