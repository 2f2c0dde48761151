import { type Failure, Link } from '@nukkad/platform';
import { Apology, linkClass } from '@nukkad/shared-ui';
import { text } from './book.text';

interface Props {
  failure: Failure;
  onRetry: () => void;
  timesAt: string;
}

/** The time could be neither kept nor lost: nobody answered, or it was asked for wrongly. */
export function HoldFailed({ failure, onRetry, timesAt }: Props) {
  const { status, code, requestId } = failure;
  const isJudged = status !== null && status < 500;
  const next = status === null ? text.noConnection : isJudged ? text.cannot : text.ourFault;
  return (
    <Apology
      title={text.holdFailed}
      next={next}
      code={code}
      requestId={requestId}
      onRetry={isJudged ? undefined : onRetry}
    >
      <Link className={linkClass({ isStandalone: true })} to={timesAt}>
        {text.moreTimes}
      </Link>
    </Apology>
  );
}
