import type { Failure } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import { AlertDialog, Apology, Button } from '@nukkad/shared-ui';
import { useState } from 'react';
import styles from './profile.module.css';
import { text } from './profile.text';

type Step = 'idle' | 'asking-logout' | 'asking-delete' | 'deleting';

interface Props {
  onLogout: () => void;
  /** Tells why it did not work; null when it did. */
  onDelete: () => Promise<Failure | null>;
}

/** The two ways out, each asked about first. */
export function Leaving({ onLogout, onDelete }: Props) {
  const [step, setStep] = useState<Step>('idle');
  const [failure, setFailure] = useState<Failure | null>(null);
  const stay = () => setStep('idle');
  const ask = () => {
    setFailure(null);
    setStep('asking-delete');
  };
  const remove = async () => {
    setStep('deleting');
    setFailure(await onDelete());
    setStep('idle');
  };
  return (
    <>
      <Way hint={text.logoutHint}>
        <Button tone="secondary" onClick={() => setStep('asking-logout')}>
          {text.logout}
        </Button>
      </Way>
      <Way hint={text.removeHint}>
        <Button tone="danger" onClick={ask}>
          {text.remove}
        </Button>
      </Way>
      {failure !== null && <NotDeleted failure={failure} onRetry={ask} />}
      <AlertDialog
        title={messages.confirmLogout}
        isOpen={step === 'asking-logout'}
        confirmText={text.logoutYes}
        onConfirm={onLogout}
        onCancel={stay}
      >
        {text.logoutNext}
      </AlertDialog>
      <AlertDialog
        title={messages.confirmDelete}
        isOpen={step === 'asking-delete' || step === 'deleting'}
        tone="danger"
        confirmText={text.remove}
        busyText={step === 'deleting' ? text.removing : undefined}
        onConfirm={remove}
        onCancel={stay}
      >
        {text.removeNext}
      </AlertDialog>
    </>
  );
}

function Way({ hint, children }: { hint: string; children: React.ReactNode }) {
  return (
    <div className={styles.way}>
      {children}
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}

function NotDeleted({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { status, code, requestId } = failure;
  return (
    <Apology
      level={3}
      title={text.notRemoved}
      next={status === null ? text.notReachedNext : text.notRemovedNext}
      code={code}
      requestId={requestId}
      onRetry={onRetry}
    />
  );
}
