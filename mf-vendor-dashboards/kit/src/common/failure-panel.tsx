import type { Failure } from '@nukkad/platform';
import { ErrorState } from '@nukkad/shared-ui';
import * as text from './common.text';

interface Props {
  /** What failed to load: "addresses". */
  what: string;
  failure: Failure;
  onRetry: () => void;
}

/** Says in place of content that it could not be loaded, and offers to try again. */
export function FailurePanel({ what, failure, onRetry }: Props) {
  const { status, code, requestId } = failure;
  return (
    <ErrorState
      title={text.couldNotLoad(what)}
      next={status === null ? text.noConnection : text.ourFault}
      // The code "unknown" alone helps neither user nor support.
      code={code === 'unknown' && !requestId ? undefined : code}
      requestId={requestId}
      onRetry={onRetry}
    />
  );
}
