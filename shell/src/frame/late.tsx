import { Button } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import { type LateChunk, lateChunk, useChunk } from '../common/late-chunk';
import { text } from './frame.text';
import styles from './late.module.css';

type Parts = typeof import('./late-parts');

const lateParts = lateChunk('SHELL-LATE', () => import('./late-parts'));

/** Fetches ahead, at the first sign of interest: a pointer over a button, focus on it. */
export function prepareLateParts(): void {
  // What did not come is asked for again, and told, when it is really wanted.
  lateParts.bring().catch(() => {});
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
export function Late(props: Props<Parts>) {
  return <LateOf late={lateParts} {...props} />;
}

/** The same with another chunk. */
export function LateOf<Of>({
  late,
  children,
  isInline = false,
}: Props<Of> & { late: LateChunk<Of> }) {
  const chunk = useChunk(late);
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
