import { useNavigate } from '@nukkad/platform';
import { AlertDialog, Button, ErrorState } from '@nukkad/shared-ui';
import { useState } from 'react';
import { useOrganising } from '../fundraising.queries';
import { text } from '../fundraising.text';

/** Deletes a draft, after confirmation. */
export function RemoveDraft({ id }: { id: string }) {
  const { remove } = useOrganising();
  const navigate = useNavigate();
  const [step, setStep] = useState<'none' | 'asked' | 'removing'>('none');
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setStep('removing');
    const refused = await remove(id);
    if (refused === undefined) return navigate('/start-fundraising', { replace: true });
    setFailure(refused);
    setStep('none');
  };
  return (
    <>
      <Button tone="ghost" onClick={() => setStep('asked')}>
        {text.remove}
      </Button>
      {failure !== null && <ErrorState title={text.failed} next={failure} level={3} />}
      <AlertDialog
        title={text.removeTitle}
        isOpen={step !== 'none'}
        confirmText={text.remove}
        tone="danger"
        busyText={step === 'removing' ? text.removing : undefined}
        onConfirm={confirm}
        onCancel={() => setStep('none')}
      >
        {text.removeWhy}
      </AlertDialog>
    </>
  );
}
