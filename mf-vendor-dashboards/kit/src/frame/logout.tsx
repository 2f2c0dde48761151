import { signOut, toast, useNavigate } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import { AlertDialog, LogoutIcon } from '@nukkad/shared-ui';
import { useState } from 'react';
import { pendingDecisions } from '../common/decisions/pending-decisions.store';
import { WaitingAtLogout } from '../common/waiting/waiting-at-logout';
import styles from './frame.module.css';
import { text } from './frame.text';

/** Asks first, then clears local and server session and goes to `/`. */
export function Logout() {
  const [step, setStep] = useState<'none' | 'asking' | 'leaving'>('none');
  const navigate = useNavigate();
  const leave = async () => {
    setStep('leaving');
    // Pending decisions are sent first, while the session is still valid.
    await pendingDecisions.flush();
    navigate('/');
    signOut();
    toast({ text: text.loggedOut, tone: 'success' });
  };
  return (
    <>
      <button
        type="button"
        className={styles.icon}
        aria-label={text.logout}
        title={text.logout}
        onClick={() => setStep('asking')}
      >
        <LogoutIcon size={24} />
      </button>
      <AlertDialog
        title={messages.confirmLogout}
        isOpen={step !== 'none'}
        confirmText={text.logout}
        busyText={step === 'leaving' ? text.loggingOut : undefined}
        onConfirm={() => void leave()}
        onCancel={() => setStep('none')}
      >
        <p>{text.logoutNext}</p>
        <WaitingAtLogout />
      </AlertDialog>
    </>
  );
}
