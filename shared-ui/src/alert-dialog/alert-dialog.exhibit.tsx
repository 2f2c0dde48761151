import { useState } from 'react';
import { Button } from '../button/button';
import type { Exhibit } from '../workshop/exhibit';
import { AlertDialog } from './alert-dialog';

function Question() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Accept request
      </Button>
      <AlertDialog
        title="Accept Meera Iyer’s request?"
        isOpen={isOpen}
        confirmText="Accept request"
        cancelText="Not now"
        onConfirm={close}
        onCancel={close}
      >
        Thursday 26 Nov, 10:30 AM at HSR Layout. She is told at once.
      </AlertDialog>
    </>
  );
}

function Danger() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <AlertDialog
        title="Delete your account?"
        isOpen={isOpen}
        tone="danger"
        confirmText="Delete account"
        onConfirm={close}
        onCancel={close}
      >
        Your three upcoming appointments are cancelled, and your reviews are removed. This cannot be
        undone.
      </AlertDialog>
    </>
  );
}

function Busy() {
  const [step, setStep] = useState<'closed' | 'asking' | 'busy'>('closed');
  return (
    <>
      <Button tone="secondary" onClick={() => setStep('asking')}>
        Cancel appointment
      </Button>
      <AlertDialog
        title="Cancel this appointment?"
        isOpen={step !== 'closed'}
        tone="danger"
        confirmText="Cancel appointment"
        cancelText="Keep it"
        busyText={step === 'busy' ? 'Cancelling…' : undefined}
        onConfirm={() => {
          setStep('busy');
          setTimeout(() => setStep('closed'), 4000);
        }}
        onCancel={() => setStep('closed')}
      >
        Dr. Asha Rao is told, and ₹1,200 come back to your account within five days.
      </AlertDialog>
    </>
  );
}

export const alertDialogExhibit: Exhibit = {
  component: 'Alert dialog',
  specimens: [
    { state: 'A question', Draw: Question },
    { state: 'Something that cannot be undone', Draw: Danger },
    { state: 'Busy for four seconds', Draw: Busy },
  ],
};
