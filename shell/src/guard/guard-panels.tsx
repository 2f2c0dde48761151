import { type Failure, Link, useLocation, usePage } from '@nukkad/platform';
import { buttonClass, EmptyState, ErrorState } from '@nukkad/shared-ui';
import { Panel } from '../common/panel';
import { text } from './guard.text';

/** The session could not be verified. */
export function CheckFailed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  usePage({ title: text.failed });
  return (
    <Panel>
      <ErrorState
        level={1}
        title={text.failed}
        next={text.failedNext}
        code={failure.code}
        requestId={failure.requestId}
        onRetry={onRetry}
      >
        <Link to="/" className={buttonClass({ tone: 'ghost' })}>
          {text.home}
        </Link>
      </ErrorState>
    </Panel>
  );
}

/** The session ended while the page was open; after login it opens again. */
export function LoggedOut() {
  const { pathname, search } = useLocation();
  usePage({ title: text.loggedOut });
  return (
    <Panel>
      <div role="alert">
        <EmptyState level={1} title={text.loggedOut} why={text.loggedOutWhy}>
          <Link
            to="/login"
            state={{ from: pathname + search }}
            className={buttonClass({ tone: 'primary' })}
          >
            {text.login}
          </Link>
        </EmptyState>
      </div>
    </Panel>
  );
}

/** The account is not an operator's. */
export function ForOperators() {
  usePage({ title: text.forOperators });
  return (
    <Panel>
      <EmptyState level={1} title={text.forOperators} why={text.forOperatorsWhy}>
        <Link to="/" className={buttonClass({ tone: 'primary' })}>
          {text.home}
        </Link>
      </EmptyState>
    </Panel>
  );
}

/** The account is not a professional's. */
export function ForProfessionals() {
  usePage({ title: text.forProfessionals });
  return (
    <Panel>
      <EmptyState level={1} title={text.forProfessionals} why={text.forProfessionalsWhy}>
        <Link to="/profile" className={buttonClass({ tone: 'primary' })}>
          {text.profile}
        </Link>
        <Link to="/list-yourself" className={buttonClass({ tone: 'ghost' })}>
          {text.list}
        </Link>
      </EmptyState>
    </Panel>
  );
}
