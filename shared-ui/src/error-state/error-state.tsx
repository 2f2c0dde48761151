import type { ReactNode } from 'react';
import { Button } from '../button/button';
import * as common from '../common.text';
import { CircleAlertIcon } from '../icons/icons';
import styles from './error-state.module.css';
import { text } from './error-state.text';

export interface ErrorStateProps {
  /** The failure: "The doctors could not be loaded". */
  title: string;
  /** Consequence and next step. */
  next: string;
  /** Error code, in small type. */
  code?: string | undefined;
  /** Request id for support. */
  requestId?: string | null | undefined;
  /** Retry action; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Heading level. Default 2. */
  level?: 1 | 2 | 3;
  /** Further actions, beside Retry. */
  children?: ReactNode;
}

/**
 * Error message in place of the failed content; the rest of the page stays. Announced at once.
 * `<ErrorState title="The doctors could not be loaded" next="Try again in a moment." onRetry={load}
 * />`
 */
export function ErrorState({
  title,
  next,
  code,
  requestId,
  onRetry,
  level = 2,
  children,
}: ErrorStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.errorState} role="alert">
      <CircleAlertIcon className={styles.icon} size={24} />
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.next}>{next}</p>
        {(onRetry !== undefined || children !== undefined) && (
          <div className={styles.ways}>
            {onRetry !== undefined && (
              <Button tone="secondary" onClick={onRetry}>
                {common.retry}
              </Button>
            )}
            {children}
          </div>
        )}
        {code !== undefined && (
          <p className={styles.trace}>
            {text.code} {code}
            {requestId ? ` · ${text.requestId} ${requestId}` : ''}
          </p>
        )}
      </div>
    </div>
  );
}
