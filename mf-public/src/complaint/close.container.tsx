import type { ComplaintDetails } from '@nukkad/platform/contract';
import { AlertDialog, Button } from '@nukkad/shared-ui';
import { useState } from 'react';
import { closeComplaint } from './complaint.queries';
import { text } from './complaint.text';

interface Props {
  complaint: ComplaintDetails;
  guestKey: string | null;
  onClosed: (complaint: ComplaintDetails) => void;
}

/** Closes the complaint, for its complainant. */
export function Close({ complaint: { number, status }, guestKey, onClosed }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (status === 'closed' || status === 'rejected') return null;
  const close = async () => {
    setBusy(true);
    const closed = await closeComplaint(number, guestKey);
    setBusy(false);
    setAsked(false);
    if (closed !== null) onClosed(closed);
  };
  return (
    <>
      <p>
        <Button tone="secondary" onClick={() => setAsked(true)}>
          {text.close}
        </Button>
      </p>
      <AlertDialog
        title={text.closeAsk}
        isOpen={isAsked}
        confirmText={text.closeNow}
        cancelText={text.keep}
        busyText={isBusy ? text.closing : undefined}
        onConfirm={() => void close()}
        onCancel={() => setAsked(false)}
      >
        {text.closeWhy}
      </AlertDialog>
    </>
  );
}
