import type { Failure } from '@nukkad/platform';
import { ErrorState } from '@nukkad/shared-ui';
import * as text from './common.text';

interface Props {
  /** Name of the missing content: "doctors". */
  what: string;
  failure: Failure;
  onRetry: () => void;
}

export function FailurePanel({ what, failure, onRetry }: Props) {
  return (
    <ErrorState
      title={text.couldNotLoad(what)}
      next={failure.status === null ? text.noConnection : text.ourFault}
      // "Code unknown" alone is useless.
      code={failure.code === 'unknown' && !failure.requestId ? undefined : failure.code}
      requestId={failure.requestId}
      onRetry={onRetry}
    />
  );
}
