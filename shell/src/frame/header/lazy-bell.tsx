import { Button } from '@nukkad/shared-ui';
import { lazyChunk, useChunk } from '../../common/lazy-chunk';
import styles from '../menus/lazy-frame-part.module.css';
import { text } from '../site/frame.text';

const bell = lazyChunk('SHELL-BELL', () => import('../../bell/bell'));

/** Lazy bell, for signed-in users only. */
export function LazyBell() {
  const chunk = useChunk(bell);
  if (chunk.state === 'ready') return <chunk.parts.Bell />;
  // Placeholder of equal size, to avoid a layout shift.
  if (chunk.state === 'loading') return <span className={styles.bell} />;
  return (
    <Button tone="ghost" size="small" aria-label={text.bellMissing} onClick={chunk.retry}>
      {text.retry}
    </Button>
  );
}
