import { Button } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import { type LazyChunk, lazyChunk, useChunk } from '../common/lazy-chunk';
import { text } from './frame.text';
import styles from './lazy-frame-part.module.css';

type Parts = typeof import('./lazy-frame-parts');

const frameParts = lazyChunk('SHELL-LATE', () => import('./lazy-frame-parts'));

/** Fetches ahead, at the first sign of interest: a pointer over a button, focus on it. */
export function preloadFrameParts(): void {
  // What did not come is asked for again, and told, when it is really wanted.
  frameParts.bring().catch(() => {});
}

interface Props<Of> {
  children: (parts: Of) => ReactNode;
  /** That they did not come is said in the flow of the page. Default: below the header. */
  isInline?: boolean;
}

/**
 * Draws with the parts of the frame that are a chunk of their own, once they are here: most visits
 * never open a menu.
 */
export function LazyFramePart(props: Props<Parts>) {
  return <LazyChunkView lazy={frameParts} {...props} />;
}

/** The same with another chunk. */
export function LazyChunkView<Of>({
  lazy,
  children,
  isInline = false,
}: Props<Of> & { lazy: LazyChunk<Of> }) {
  const chunk = useChunk(lazy);
  if (chunk.state === 'loading') {
    return (
      <p role="status" className="nk-visually-hidden">
        {text.partLoading}
      </p>
    );
  }
  if (chunk.state === 'failed') {
    return (
      <div role="alert" className={isInline ? styles.inline : styles.popover}>
        <p>{text.partMissing}</p>
        <Button tone="secondary" size="small" onClick={chunk.retry}>
          {text.retry}
        </Button>
      </div>
    );
  }
  return children(chunk.parts);
}
