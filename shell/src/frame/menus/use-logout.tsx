import { session, signOut, toast, useNavigate } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import { ownAccount, waitingOf } from '@nukkad/platform/waiting';
import { Button } from '@nukkad/shared-ui';
import { type ReactNode, useState } from 'react';
import { Modal } from '../../common/modal';
import { text } from '../site/frame.text';
import styles from './use-logout.module.css';

interface Logout {
  /** Logs out in all tabs of this browser, and leads to the landing page. */
  logout: () => void;
  /** Asked before anything unsent is deleted; to be rendered beside the button. */
  question: ReactNode;
}

/** Milliseconds: a browser's database that does not answer keeps nobody from logging out. */
const PATIENCE = 1_000;
const noneInTime = () => new Promise<[]>((resolve) => setTimeout(resolve, PATIENCE, []));

export function useLogout(): Logout {
  const navigate = useNavigate();
  const [unsent, setUnsent] = useState(0);
  const leave = () => {
    navigate('/');
    signOut();
    toast({ text: text.loggedOut, tone: 'success' });
  };
  const logout = async () => {
    const own = ownAccount({ session });
    const { length } = own ? await Promise.race([waitingOf(own.account), noneInTime()]) : [];
    if (length === 0) leave();
    else setUnsent(length);
  };
  const stay = () => setUnsent(0);
  return {
    logout: () => void logout(),
    question: unsent > 0 && (
      <Modal title={messages.confirmLogout} place="top" onClose={stay}>
        <div className={styles.inside}>
          <p>{messages.lostAtLogout(unsent)}</p>
          <div className={styles.choices}>
            <Button tone="secondary" onClick={stay}>
              {text.stay}
            </Button>
            <Button tone="danger" onClick={leave}>
              {text.logout}
            </Button>
          </div>
        </div>
      </Modal>
    ),
  };
}
