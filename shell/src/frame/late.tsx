import { Button } from '@nukkad/shared-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { report } from '../remotes/report';
import { text } from './frame.text';
import styles from './late.module.css';

type Parts = typeof import('./late-parts');

let arrived: Parts | null = null;

async function fetchParts(): Promise<Parts> {
  arrived = await import('./late-parts');
  return arrived;
}

/** Fetches ahead, at the first sign of interest: a pointer over a button, focus on it. */
export function prepareLateParts(): void {
  // What did not come is asked for again, and told, when it is really wanted.
  fetchParts().catch(() => {});
}

interface Props {
  children: (parts: Parts) => ReactNode;
  /** That they did not come is said in the flow of the page. Default: below the header. */
  isInline?: boolean;
}

/**
 * Draws with the parts of the frame that are a chunk of their own, once they are here: the first
 * load of every page has no room for menus that most visits never open.
 */
export function Late({ children, isInline = false }: Props) {
  const [parts, setParts] = useState<Parts | 'failed' | null>(arrived);
  useEffect(() => {
    if (parts !== null) return;
    fetchParts().then(setParts, (error) => {
      report({ code: 'SHELL-LATE', message: String(error) });
      setParts('failed');
    });
  }, [parts]);

  if (parts === null) {
    return (
      <p role="status" className="nk-visually-hidden">
        {text.partLoading}
      </p>
    );
  }
  if (parts === 'failed') {
    return (
      <div role="alert" className={isInline ? styles.inline : styles.popover}>
        <p>{text.partMissing}</p>
        <Button tone="secondary" size="small" onClick={() => setParts(null)}>
          {text.retry}
        </Button>
      </div>
    );
  }
  return children(parts);
}
