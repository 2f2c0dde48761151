import { Link, useLocation, useSession } from '@nukkad/platform';
import styles from './session-notice.module.css';
import { text } from './site/frame.text';

const LOGIN = '/login';

/** Notice that the session expired, with a link to log in again. */
export function SessionNotice() {
  const ended = useSession((state) => state.ended);
  const { pathname, search } = useLocation();
  // A live region must exist before its text, or screen readers do not announce it.
  return (
    <div role="status">
      {ended === 'expired' && (
        <p className={styles.notice}>
          {text.sessionExpired}{' '}
          {pathname !== LOGIN && (
            <Link to={LOGIN} state={{ from: pathname + search }}>
              {text.loginAgain}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
