import { Button } from '@nukkad/shared-ui';
import { lazyChunk, useChunk } from '../common/lazy-chunk';
import type { Badge, Visit } from '../common/visit';
import { text } from './visit-badge.text';

const badge = lazyChunk('SHELL-BADGE', () => import('./badge'));

/** Loaded only by pages that differ from the public one. */
export function VisitBadge({ visit }: { visit: Visit }) {
  return visit.badge && <LateBadge said={visit.badge} />;
}

function LateBadge({ said }: { said: NonNullable<Badge> }) {
  const chunk = useChunk(badge);
  if (chunk.state === 'ready') return <chunk.parts.Badge said={said} />;
  if (chunk.state === 'loading') return null;
  return (
    <Button tone="secondary" onClick={chunk.retry}>
      {text.missing}
    </Button>
  );
}
