import { Navigate, useLocation, useSession } from '@nukkad/platform';
import type { Account, RouteNeeds } from '@nukkad/platform/contract';
import { type ReactNode, useState } from 'react';
import { DelayedSkeleton } from '../remotes/delayed-skeleton';
import { suits } from './guard.model';
import styles from './guard.module.css';
import { useVerification } from './guard.queries';
import { CheckFailed, ForOperators, ForProfessionals, LoggedOut } from './guard-panels';

interface Props {
  needs: RouteNeeds;
  /** Stands around what is shown in place of the screen. */
  frame: (content: ReactNode) => ReactNode;
  children: (account: Account) => ReactNode;
}

/**
 * Shows what is private to whom the API knows, and to nobody else. What the browser remembers only
 * tells whether asking is worth it.
 */
export function Guard(props: Props) {
  const token = useSession((state) => (state.isLoggedIn ? state.remembered.jwtToken : null));
  const ended = useSession((state) => state.ended);
  const [wasIn] = useState(token !== null);
  if (token !== null) return <Verified key={token} {...props} />;
  // Whoever logs out here is on their way elsewhere; in another tab, they are told.
  return wasIn && ended === 'signed-out' ? props.frame(<LoggedOut />) : <ToLogin />;
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
