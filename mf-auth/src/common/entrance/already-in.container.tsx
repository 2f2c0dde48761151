import { Link, signOut, useEndpoint, useIsAhead, useSession } from '@nukkad/platform';
import { Button, buttonClass } from '@nukkad/shared-ui';
import { useState } from 'react';
import { AuthPage } from '../auth-page/auth-page';
import styles from '../auth-page/ways.module.css';
import * as text from './already-in.text';
import { homeOf } from './entrance.model';

/** True while the session lasts that existed when the screen was opened. */
export function useWasIn(): boolean {
  const isIn = useSession((state) => state.isLoggedIn);
  // A page rendered ahead of the visit knows no session yet.
  const isAhead = useIsAhead();
  const [isOver, setOver] = useState(false);
  if (!isIn && !isOver && !isAhead) setOver(true);
  return isIn && !isOver;
}

/** Names the signed-in user. The API request also ends a session that has become invalid. */
export function AlreadyIn() {
  const account = useEndpoint('getSession');
  const remembered = useSession((state) => state.remembered);
  const who = account.state === 'ready' ? account.value.fullName : remembered.emailID;
  return (
    <AuthPage heading={text.heading} lead={who === null ? text.somebody : text.as(who)}>
      <div className={styles.ways}>
        <Link className={buttonClass({ size: 'large' })} to={homeOf(remembered)}>
          {text.on}
        </Link>
        <Button tone="ghost" onClick={signOut}>
          {text.leave}
        </Button>
      </div>
    </AuthPage>
  );
}
