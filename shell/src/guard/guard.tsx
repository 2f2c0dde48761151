import { Navigate, useLocation, useSession } from '@nukkad/platform';
import { type Account, type RouteNeeds, withoutLanguage } from '@nukkad/platform/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { DelayedSkeleton } from '../remotes/delayed-skeleton';
import { suits } from './guard.model';
import styles from './guard.module.css';
import { useVerification } from './guard.queries';
import { CheckFailed, ForOperators, ForProfessionals, LoggedOut } from './guard-panels';

interface Props {
  needs: RouteNeeds;
  /** Wraps whatever replaces the screen. */
  frame: (content: ReactNode) => ReactNode;
  children: (account: Account) => ReactNode;
}

/**
 * Shows private content only to accounts verified by the API. Remembered values only decide whether
 * to ask.
 */
export function Guard(props: Props) {
  const token = useSession((state) => (state.isLoggedIn ? state.remembered.jwtToken : null));
  const ended = useSession((state) => state.ended);
  const wasIn = useWasIn(token !== null);
  if (token !== null) return <Verified key={token} {...props} />;
  // A logout in this tab navigates away by itself; one in another tab shows a notice.
  return wasIn && ended === 'signed-out' ? props.frame(<LoggedOut />) : <ToLogin />;
}

/**
 * Whether somebody was let in here. Who logs out leaves, but this may still stand when they go Back to
 * it at once: then they come as a visitor.
 */
function useWasIn(isIn: boolean): boolean {
  const [wasIn, setWasIn] = useState(isIn);
  const { pathname } = useLocation();
  useEffect(() => {
    if (isIn) return;
    const isHere = () => withoutLanguage(location.pathname) === pathname;
    const onReturn = () => isHere() && setWasIn(false);
    window.addEventListener('popstate', onReturn);
    return () => window.removeEventListener('popstate', onReturn);
  }, [isIn, pathname]);
  return wasIn;
}

function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to="/login" replace state={{ from: pathname + search }} />;
}

function Verified({ needs, frame, children }: Props) {
  const { cover, account, failure, retry } = useVerification(needs);
  const isOpen = cover === 'open';
  if (account !== null && isOpen && !suits(account, needs)) {
    return frame(needs === 'operator' ? <ForOperators /> : <ForProfessionals />);
  }
  return (
    <>
      {!isOpen &&
        frame(failure ? <CheckFailed failure={failure} onRetry={retry} /> : <DelayedSkeleton />)}
      {account !== null && cover !== 'entering' && (
        <div hidden={!isOpen} className={styles.screen}>
          {children(account)}
        </div>
      )}
    </>
  );
}
