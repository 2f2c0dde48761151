import { promptIdentityWith } from '@nukkad/platform/host';
import { useEffect, useState } from 'react';
import { lazyChunk, useChunk } from '../common/lazy-chunk';

const dialog = lazyChunk('SHELL-IDENTITY', () => import('./identity-dialog'));

type Answer = (isConfirmed: boolean) => void;

/** Asks who is there when a call needs a fresh proof of it; the call waits meanwhile. */
export function IdentityPrompt() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    // A call that waits is answered as well when the frame goes.
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
  // Without the dialog nothing can be proved: the call says what was refused.
  useEffect(() => {
    if (isMissing) answer(false);
  }, [isMissing, answer]);
  if (chunk.state !== 'ready') return null;
  return (
    <chunk.parts.IdentityDialog onConfirmed={() => answer(true)} onClose={() => answer(false)} />
  );
}
