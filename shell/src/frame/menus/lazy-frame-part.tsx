import { Button } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import { type LazyChunk, lazyChunk, useChunk } from '../../common/lazy-chunk';
import { text } from '../site/frame.text';
import styles from './lazy-frame-part.module.css';

type Parts = typeof import('./lazy-frame-parts');

const frameParts = lazyChunk('SHELL-LATE', () => import('./lazy-frame-parts'));

/** Prefetches the chunk on hover or focus of a button that needs it. */
export function preloadFrameParts(): void {
  // A failed prefetch is retried, and reported, when the part is opened.
  frameParts.bring().catch(() => {});
}

interface Props<Of> {
  children: (parts: Of) => ReactNode;
  /**
   * Below the content, where nobody waits: loading is not announced, and a failure is shown in the
   * flow of the page. Default: as a popover below the header.
   */
  isInline?: boolean;
}

/** Renders with the frame's lazy chunk once it is loaded; most visits never open a menu. */
export function LazyFramePart(props: Props<Parts>) {
  return <LazyChunkView lazy={frameParts} {...props} />;
}

/** Renders with any lazy chunk. */
export function LazyChunkView<Of>({
  lazy,
  children,
  isInline = false,
}: Props<Of> & { lazy: LazyChunk<Of> }) {
  const chunk = useChunk(lazy);
  if (chunk.state === 'loading') {
    return isInline ? null : (
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
