import { useEndpoint } from '@nukkad/platform';
import { Dialog, ErrorState } from '@nukkad/shared-ui';
import { useEffect } from 'react';
import type { Visit } from '../common/visit';
import type { ScreenLoader } from '../remotes/loading/screen-loader';
import { text } from './overlay.text';
import { Report } from './report';

export interface OverlayProps {
  visit: Visit;
  loader: ScreenLoader;
  /** Flushes measurements that are not recorded yet. */
  measure: () => void;
  onClose: () => void;
}

/** Composition and health of this page, for verified operators. */
export function Overlay({ onClose, ...shown }: OverlayProps) {
  const asked = useEndpoint('getSession');
  const isNotOperator = asked.state === 'ready' && asked.value.role !== 'operator';
  useEffect(() => {
    // Closes silently for other users, who may have pressed the key by mistake.
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
