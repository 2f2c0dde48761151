import { ErrorState } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import { lazyChunk, useChunk } from '../common/lazy-chunk';
import { Panel } from '../common/panel';
import { DelayedSkeleton } from '../remotes/delayed-skeleton';
import { text } from './vendor-gate.text';

type Parts = typeof import('./gate-parts');

const gateParts = lazyChunk('SHELL-GATE', () => import('./gate-parts'));

/** Renders with the gate's lazy chunk, with a skeleton while it loads. */
export function GatePart({ children }: { children: (parts: Parts) => ReactNode }) {
  const chunk = useChunk(gateParts);
  if (chunk.state === 'loading') return <DelayedSkeleton />;
  if (chunk.state === 'ready') return children(chunk.parts);
  return (
    <Panel>
      <ErrorState
        title={text.failed}
        next={text.failedNext}
        code={gateParts.code}
        onRetry={chunk.retry}
      />
    </Panel>
  );
}

/** The same without skeleton or error, for optional content. */
export function Aside({ children }: { children: (parts: Parts) => ReactNode }) {
  const chunk = useChunk(gateParts);
  return chunk.state === 'ready' && children(chunk.parts);
}
