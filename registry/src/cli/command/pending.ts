import { pendingLines } from '../../cosigning/begin';
import type { PendingChange } from '../../cosigning/pending';

/** A pending change for people: what it does, who signed it, what to do next. */
export function linesOfPending(pending: PendingChange): string[] {
  const { id, at, why, signers } = pending;
  const reason = why === undefined ? '' : `: ${why}`;
  const [first, ...others] = signers.map(({ by, key }) => `${by} with key ${key}`);
  return [
    `${id}  begun by ${first} at ${at}${reason}`,
    ...others.map((other) => `  cosigned by ${other}`),
    ...pendingLines(pending).map((line) => `  ${line}`),
  ];
}

/** What the holder who began a change reads next. */
export function nextAfter({ id }: PendingChange): string {
  return `Nothing is served yet. Another holder looks at it with nukkad cosign, and signs: nukkad cosign ${id}`;
}
