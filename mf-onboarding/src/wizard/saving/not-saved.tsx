import { ErrorState, Notice } from '@nukkad/shared-ui';
import { text } from '../wizard.text';
import type { SaveError } from './step-saver';

interface Props {
  saveError: SaveError;
  /** Errors not shown beside a field. */
  others: readonly string[];
  onRetry: () => void;
}

/** The step could not be stored: reason and next step. */
export function NotSaved({ saveError: { kind, words, requestId }, others, onRetry }: Props) {
  if (kind === 'answers') {
    return (
      <Notice title={text.notStored}>
        <p>{[words, ...others].join(' ')}</p>
      </Notice>
    );
  }
  return (
    <ErrorState
      title={text.notStored}
      next={[text.notStoredNext, words, ...others].join(' ')}
      code={requestId ? 'not-saved' : undefined}
      requestId={requestId}
      onRetry={onRetry}
    />
  );
}
