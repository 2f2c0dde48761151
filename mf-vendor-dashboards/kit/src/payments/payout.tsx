import { toast } from '@nukkad/platform';
import type { Money, Payout as Paid } from '@nukkad/platform/contract';
import { AlertDialog, Button } from '@nukkad/shared-ui';
import { useState } from 'react';
import { isPayable, sumWords } from './payments.model';
import styles from './payments.module.css';
import { text } from './payments.text';

interface Props {
  balance: readonly Money[];
  /** Returns the amounts paid, or the reason for a failure. */
  onPayOut: () => Promise<Paid[] | string>;
}

/** Pays out the whole balance after a confirmation that names the sum. */
export function Payout({ balance, onPayOut }: Props) {
  const [step, setStep] = useState<'none' | 'asking' | 'paying'>('none');
  const [problem, setProblem] = useState<string | null>(null);
  // Kept from the time of the question: after the payout the balance is 0.
  const [sum, setSum] = useState('');
  const ask = () => {
    setSum(sumWords(balance));
    setProblem(null);
    setStep('asking');
  };
  const pay = async () => {
    setStep('paying');
    const paid = await onPayOut();
    if (typeof paid === 'string') {
      setProblem(paid);
      return setStep('asking');
    }
    setStep('none');
    toast({ text: sentence(paid), tone: 'success' });
  };
  return (
    <>
      {isPayable(balance) && <Button onClick={ask}>{text.payOut}</Button>}
      <AlertDialog
        title={text.payOutTitle(sum)}
        isOpen={step !== 'none'}
        confirmText={text.payOutYes}
        busyText={step === 'paying' ? text.payingOut : undefined}
        onConfirm={() => void pay()}
        onCancel={() => setStep('none')}
      >
        <p>{text.payOutWhy}</p>
        {problem !== null && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </AlertDialog>
    </>
  );
}

function sentence(paid: readonly Paid[]): string {
  const sum = sumWords(paid.map(({ amount }) => amount));
  return paid.some(({ isTest }) => isTest) ? text.payingTest(sum) : text.paying(sum);
}
