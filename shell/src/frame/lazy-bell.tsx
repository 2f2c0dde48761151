import { Button } from '@nukkad/shared-ui';
import { lazyChunk, useChunk } from '../common/lazy-chunk';
import { text } from './frame.text';
import styles from './lazy-frame-part.module.css';

const bell = lazyChunk('SHELL-BELL', () => import('../bell/bell'));

/** The bell of somebody who is logged in: nobody else has any use for it. */
export function LazyBell() {
  const chunk = useChunk(bell);
  if (chunk.state === 'ready') return <chunk.parts.Bell />;
  // Its place is kept, so that nothing moves when it comes.
  if (chunk.state === 'loading') return <span className={styles.bell} />;
  return (
    <Button tone="ghost" size="small" aria-label={text.bellMissing} onClick={chunk.retry}>
      {text.retry}
    </Button>
  );
}
