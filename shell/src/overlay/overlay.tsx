import { useEndpoint } from '@nukkad/platform';
import { Dialog, ErrorState } from '@nukkad/shared-ui';
import { useEffect } from 'react';
import type { ScreenLoader } from '../remotes/screen-loader';
import type { Visit } from '../visit/visit.model';
import { text } from './overlay.text';
import { Report } from './report';

export interface OverlayProps {
  visit: Visit;
  loader: ScreenLoader;
  /** Tells what was measured and not yet said. */
  measure: () => void;
  onClose: () => void;
}

/** What this page runs and how that does; for operators, as the API knows them. */
export function Overlay({ onClose, ...shown }: OverlayProps) {
  const asked = useEndpoint('getSession');
  const isNotOperator = asked.state === 'ready' && asked.value.role !== 'operator';
  useEffect(() => {
    // Nobody else has any use for it, and a key pressed by mistake needs no answer.
    if (isNotOperator) onClose();
  }, [isNotOperator, onClose]);
  if (asked.state === 'loading' || isNotOperator) return null;
  return (
    <Dialog title={text.title} isOpen isWide onClose={onClose}>
      {asked.state === 'failed' ? (
        <ErrorState title={text.askFailed} next={text.askNext} onRetry={asked.retry} />
      ) : (
        <Report {...shown} />
      )}
    </Dialog>
  );
}
