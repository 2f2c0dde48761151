import { ErrorState } from './error-state';
import { failureWords } from './failure.text';

export interface FailurePanelProps {
  /** What failed to load: "addresses". */
  what: string;
  /** The failed call; a `status` of null means that no answer came. */
  failure: { status: number | null; code: string; requestId?: string | null | undefined };
  onRetry: () => void;
}

/** In place of what a call did not bring. `<FailurePanel what="addresses" {...{ failure, onRetry }} />` */
export function FailurePanel({ what, failure, onRetry }: FailurePanelProps) {
  const { status, code, requestId } = failure;
  return (
    <ErrorState
      title={failureWords.couldNotLoad(what)}
      next={status === null ? failureWords.noConnection : failureWords.ourFault}
      // The code "unknown" alone helps neither user nor support.
      code={code === 'unknown' && !requestId ? undefined : code}
      requestId={requestId}
      onRetry={onRetry}
    />
  );
}
