import { Link, useLocation, useSession } from '@nukkad/platform';
import { text } from './frame.text';
import styles from './session-notice.module.css';

const LOGIN = '/login';

/** Tells a person whose session ended without their doing, and the way back in. */
export function SessionNotice() {
  const ended = useSession((state) => state.ended);
  const { pathname, search } = useLocation();
  // The region is there before its words are: only then they are read out.
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
