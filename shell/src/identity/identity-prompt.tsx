import { promptIdentityWith } from '@nukkad/platform/host';
import { useEffect, useState } from 'react';
import { lazyChunk, useChunk } from '../common/lazy-chunk';

const dialog = lazyChunk('SHELL-IDENTITY', () => import('./identity-dialog'));

type Answer = (isConfirmed: boolean) => void;

/** Asks the user to re-authenticate for a call that requires it; the call waits meanwhile. */
export function IdentityPrompt() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    // Unmounting answers a pending call as well.
    let waiting: Answer = () => {};
    const end = promptIdentityWith(async () => {
      const isConfirmed = await new Promise<boolean>((resolve) => {
        waiting = resolve;
        setAnswer(() => resolve);
      });
      setAnswer(null);
      return isConfirmed;
    });
    return () => {
      end();
      waiting(false);
    };
  }, []);
  return answer && <Question answer={answer} />;
}

function Question({ answer }: { answer: Answer }) {
  const chunk = useChunk(dialog);
  const isMissing = chunk.state === 'failed';
  // If the dialog fails to load, the call is answered with its refusal.
  useEffect(() => {
    if (isMissing) answer(false);
  }, [isMissing, answer]);
  if (chunk.state !== 'ready') return null;
  return (
    <chunk.parts.IdentityDialog onConfirmed={() => answer(true)} onClose={() => answer(false)} />
  );
}
