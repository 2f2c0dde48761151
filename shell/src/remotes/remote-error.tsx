import { Link } from '@nukkad/platform';
import { Button, buttonClass, ErrorState } from '@nukkad/shared-ui';
import { Panel } from '../common/panel';
import type { RemoteFailure } from './loading/remote-failure';
import { text } from './remotes.text';

/** Consecutive failures after which a reload is offered as well. */
const FAILURES_BEFORE_RELOAD = 2;

interface Props {
  failure: RemoteFailure;
  attempts: number;
  onRetry: () => void;
  /** Loads the previous version; undefined without an untried one. */
  onEarlier?: (() => void) | undefined;
  onReload?: () => void;
}

/** Error panel of a remote's region. */
export function RemoteErrorPanel({
  failure,
  attempts,
  onRetry,
  onEarlier,
  onReload = reload,
}: Props) {
  const isStubborn = attempts >= FAILURES_BEFORE_RELOAD;
  const next = onEarlier ? text.whatNextEarlier : text.whatNextReload;
  return (
    <Panel>
      <ErrorState
        title={failure.text}
        next={`${text.soWhat} ${isStubborn ? next : text.whatNext}`}
        code={failure.code}
        onRetry={onRetry}
      >
        {isStubborn && onEarlier && (
          <Button tone="secondary" onClick={onEarlier}>
            {text.showEarlier}
          </Button>
        )}
        {isStubborn && (
          <Button tone="secondary" onClick={onReload}>
            {text.reload}
          </Button>
        )}
        <Link to="/" className={buttonClass({ tone: 'ghost' })}>
          {text.home}
        </Link>
      </ErrorState>
    </Panel>
  );
}

function reload() {
  window.location.reload();
}
