import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../button/button';
import { AlertDialog } from './alert-dialog';

export interface ConfirmButtonProps {
  /** What it does: "End this address". */
  label: string;
  /** Accessible name, where a list has several: "Remove Passkey 1". Default: the label. */
  name?: string;
  /** The question: "End this address?" */
  title: string;
  /** Consequence of confirming. */
  children: ReactNode;
  /** Shown on the button that confirms, while the action runs. */
  busyText: string;
  /** Look of the button that asks. Default `ghost`. */
  tone?: ButtonProps['tone'];
  size?: ButtonProps['size'];
  /** For irreversible actions. */
  isDanger?: boolean;
  /** The dialog closes when it has settled; it must not reject. */
  onConfirm: () => Promise<unknown>;
}

/**
 * A press that is asked about first.
 * `<ConfirmButton label="End" title="End it?" busyText="Ending…" onConfirm={end}>It ends at once.</ConfirmButton>`
 */
export function ConfirmButton({
  label,
  name = label,
  title,
  children,
  busyText,
  tone = 'ghost',
  size,
  isDanger = false,
  onConfirm,
}: ConfirmButtonProps) {
  const [step, setStep] = useState<'closed' | 'asked' | 'busy'>('closed');
  const confirm = async () => {
    setStep('busy');
    await onConfirm();
    setStep('closed');
  };
  return (
    <>
      <Button
        tone={tone}
        {...(size !== undefined && { size })}
        {...(name !== label && { 'aria-label': name })}
        onClick={() => setStep('asked')}
      >
        {label}
      </Button>
      <AlertDialog
        title={title}
        isOpen={step !== 'closed'}
        confirmText={name}
        busyText={step === 'busy' ? busyText : undefined}
        tone={isDanger ? 'danger' : 'primary'}
        onConfirm={() => void confirm()}
        onCancel={() => setStep('closed')}
      >
        {children}
      </AlertDialog>
    </>
  );
}
