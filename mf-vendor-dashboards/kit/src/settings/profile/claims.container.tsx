import { toast } from '@nukkad/platform';
import type { PracticeClaim } from '@nukkad/platform/contract';
import { Badge, Button } from '@nukkad/shared-ui';
import { useId } from 'react';
import { runWithToast } from '../../common/saving/run-with-toast';
import styles from '../part/settings.module.css';
import { useSettingsChanges } from '../part/settings.queries';
import { claimsText as text } from '../part/settings.text';

/** Changed claims of a verified professional that await review. */
export function Claims({ claims }: { claims: readonly PracticeClaim[] }) {
  const id = useId();
  const { withdrawClaim } = useSettingsChanges();
  if (claims.length === 0) return null;
  const withdraw = async ({ _id, value, state }: PracticeClaim) => {
    if (!(await runWithToast(text.withdrawing(value), () => withdrawClaim(_id)))) return;
    if (state === 'waiting') toast({ text: text.withdrawn(value) });
  };
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{text.title}</h3>
      <p className={styles.muted}>{text.why}</p>
      <ul className={styles.list}>
        {claims.map((claim) => (
          <Claim key={claim._id} claim={claim} onWithdraw={() => withdraw(claim)} />
        ))}
      </ul>
    </section>
  );
}

interface ClaimProps {
  claim: PracticeClaim;
  onWithdraw: () => void;
}

function Claim({ claim: { kind, value, state, reason }, onWithdraw }: ClaimProps) {
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={styles.name}>{value}</p>
        <p className={styles.muted}>
          {text.kinds[kind]}{' '}
          <Badge tone={state === 'waiting' ? 'info' : 'accent'}>{text.states[state]}</Badge>
        </p>
        {reason !== null && <p>{text.reason(reason)}</p>}
      </div>
      <Button
        tone="secondary"
        size="small"
        aria-label={text.withdrawOf[state](value)}
        onClick={onWithdraw}
      >
        {text.withdraw[state]}
      </Button>
    </li>
  );
}
