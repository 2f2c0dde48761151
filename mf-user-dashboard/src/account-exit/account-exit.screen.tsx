import type { Failure } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import { AlertDialog, ErrorState } from '@nukkad/shared-ui';
import { WaitingAtLogout } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { ExportMyData } from '../common/my-data/my-data.container';
import styles from './account-exit.module.css';
import { useDeletion, useDeletionTerms, useLogout } from './account-exit.queries';
import { text } from './account-exit.text';
import { DeletionMoney } from './deletion-money';

interface Props {
  way: 'logout' | 'delete';
  onStay: () => void;
}

/** Logout and account deletion, each with a confirmation. */
export function Leaving({ way, onStay }: Props) {
  return way === 'logout' ? <Logout onStay={onStay} /> : <Deletion onStay={onStay} />;
}

type StayProps = Pick<Props, 'onStay'>;

function Logout({ onStay }: StayProps) {
  const logout = useLogout();
  return (
    <AlertDialog
      title={messages.confirmLogout}
      isOpen
      confirmText={text.logoutYes}
      onConfirm={logout}
      onCancel={onStay}
    >
      <p>{text.logoutNext}</p>
      <WaitingAtLogout />
    </AlertDialog>
  );
}

function Deletion({ onStay }: StayProps) {
  const remove = useDeletion();
  const terms = useDeletionTerms();
  const [step, setStep] = useState<'asking' | 'deleting' | 'failed'>('asking');
  const [failure, setFailure] = useState<Failure | null>(null);
  const confirm = async () => {
    setStep('deleting');
    const failed = await remove();
    setFailure(failed);
    if (failed !== null) setStep('failed');
  };
  if (step === 'failed' && failure !== null) {
    return <NotDeleted failure={failure} onRetry={() => setStep('asking')} />;
  }
  return (
    <AlertDialog
      title={messages.confirmDelete}
      isOpen
      tone="danger"
      confirmText={text.remove}
      busyText={step === 'deleting' ? text.removing : undefined}
      onConfirm={confirm}
      onCancel={onStay}
    >
      <div className={styles.words}>
        <p>{text.removeNext}</p>
        <DeletionMoney terms={terms} />
        <p>{text.exportFirst}</p>
        <ExportMyData />
      </div>
    </AlertDialog>
  );
}

function NotDeleted({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { status, code, requestId, message } = failure;
  const answered = code === 'conflict' ? message : text.notRemovedNext;
  return (
    <ErrorState
      level={2}
      title={text.notRemoved}
      next={status === null ? text.notReachedNext : answered}
      code={code}
      requestId={requestId}
      onRetry={onRetry}
    />
  );
}
