import { type Failure, Link, useLocation } from '@nukkad/platform';
import { buttonClass, ErrorState, linkClass } from '@nukkad/shared-ui';
import { text } from '../book.text';

interface Props {
  failure: Failure;
  onRetry: () => void;
  timesAt: string;
}

/** The hold request failed without a verdict: no answer, or an invalid request. */
export function HoldFailed({ failure, onRetry, timesAt }: Props) {
  const { status, code, requestId } = failure;
  const { pathname, search } = useLocation();
  const isJudged = status !== null && status < 500;
  return (
    <ErrorState
      title={text.holdFailed}
      next={nextOf(failure)}
      code={code}
      requestId={requestId}
      onRetry={isJudged ? undefined : onRetry}
    >
      {code === 'unauthenticated' && (
        <Link className={buttonClass()} to="/login" state={{ from: pathname + search }}>
          {text.loginAgain}
        </Link>
      )}
      <Link className={linkClass({ isStandalone: true })} to={timesAt}>
        {text.moreTimes}
      </Link>
    </ErrorState>
  );
}

function nextOf({ status, code }: Failure): string {
  if (status === null) return text.noConnection;
  if (code === 'unauthenticated') return text.heldSignedOut;
  return status < 500 ? text.cannot : text.ourFault;
}
