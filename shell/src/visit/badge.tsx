import type { HealthFact, RemotePreview } from '@nukkad/platform/contract';
import { Button } from '@nukkad/shared-ui';
import { useState } from 'react';
import { useFacts } from '../common/health-facts';
import type { Badge as Said } from '../common/visit';
import styles from './badge.module.css';
import { text } from './badge.text';
import { leavePreview, leaveReplay } from './leave';

/** Marks a page that differs from the public one, with a link back. */
export function Badge({ said }: { said: NonNullable<Said> }) {
  const [isDismissed, setDismissed] = useState(false);
  const recovered = useFacts((all) => recoveryOf(said, all));
  if (isDismissed) return null;
  const { words, back, leave } = contentOf(said, recovered, () => setDismissed(true));
  return (
    <aside aria-label={text.label} className={styles.badge}>
      <p role="status" className={styles.words}>
        {words}
      </p>
      <Button tone="secondary" size="small" onClick={leave}>
        {back}
      </Button>
    </aside>
  );
}

type Recovery = 'none' | 'previous' | null;

function contentOf(said: NonNullable<Said>, recovery: Recovery, dismiss: () => void) {
  if (said.kind === 'replay') {
    return { words: text.replay(said.lock), back: text.backFromReplay, leave: leaveReplay };
  }
  if (said.kind === 'lock-unknown') {
    return { words: text.lockUnknown(said.lock), back: text.dismiss, leave: dismiss };
  }
  if (said.kind === 'preview-ignored') {
    return { words: text.previewIgnored(said.why), back: text.dismiss, leave: dismiss };
  }
  const words = previewWords(said.preview, recovery);
  return { words, back: text.backFromPreview, leave: leavePreview };
}

function previewWords({ release: { part }, expires }: RemotePreview, recovery: Recovery): string {
  if (recovery === 'previous') return text.previewFellBack(part);
  return recovery === 'none' ? text.previewBroken(part) : text.preview(part, expires);
}

/** How the last failure of a preview was recovered, if it was shown after all. */
function recoveryOf(said: NonNullable<Said>, all: readonly HealthFact[]): Recovery {
  if (said.kind !== 'preview') return null;
  const { part, version } = said.preview.release;
  const last = all.findLast(
    (fact) =>
      (fact.kind === 'failure' || fact.kind === 'mount') &&
      fact.part === part &&
      fact.version === version,
  );
  if (last?.kind !== 'failure') return null;
  return last.recovered === 'previous' || last.recovered === 'none' ? last.recovered : null;
}
