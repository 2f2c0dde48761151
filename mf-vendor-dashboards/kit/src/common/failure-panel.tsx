import type { Failure } from '@nukkad/platform';
import { ErrorState } from '@nukkad/shared-ui';
import * as text from './common.text';

interface Props {
  /** What is missing: "addresses". */
  what: string;
  failure: Failure;
  onRetry: () => void;
}

export function FailurePanel({ what, failure, onRetry }: Props) {
  const { status, code, requestId } = failure;
  return (
    <ErrorState
      title={text.couldNotLoad(what)}
      next={status === null ? text.noConnection : text.ourFault}
      // "Code unknown" alone would help nobody.
      code={code === 'unknown' && !requestId ? undefined : code}
      requestId={requestId}
      onRetry={onRetry}
    />
  );
}
