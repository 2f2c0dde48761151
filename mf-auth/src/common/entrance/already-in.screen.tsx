import { Link, useEndpoint, useSession } from '@nukkad/platform';
import { Button, buttonClass } from '@nukkad/shared-ui';
import { useState } from 'react';
import { AuthPage } from '../auth-page/auth-page';
import styles from '../auth-page/ways.module.css';
import * as text from './already-in.text';
import { homeOf } from './entrance.model';
import { leave } from './leave.data';

/** True as long as the session goes on that was there when the screen was opened. */
export function useWasIn(): boolean {
  const isIn = useSession((state) => state.isLoggedIn);
  const [wasIn] = useState(isIn);
  return wasIn && isIn;
}

/** Says who is signed in. Asking the API for it also ends a session that is not good any more. */
export function AlreadyIn() {
  const account = useEndpoint('getSession');
  const remembered = useSession((state) => state.remembered);
  const [isLeaving, setLeaving] = useState(false);
  const who = account.state === 'ready' ? account.value.fullName : remembered.emailID;
  const goOut = () => {
    setLeaving(true);
    void leave();
  };
  return (
    <AuthPage heading={text.heading} lead={who === null ? text.somebody : text.as(who)}>
      <div className={styles.ways}>
        <Link className={buttonClass({ size: 'large' })} to={homeOf(remembered)}>
          {text.on}
        </Link>
        <Button tone="ghost" busyText={isLeaving ? text.leaving : undefined} onClick={goOut}>
          {text.leave}
        </Button>
      </div>
    </AuthPage>
  );
}
