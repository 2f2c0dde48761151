import { toast } from '@nukkad/platform';
import type { PayoutAccount, Payouts, SentPayout } from '@nukkad/platform/contract';
import { formatDate, formatDateTime, formatMoney } from '@nukkad/platform/format';
import { Button, Dialog, FailurePanel, Skeleton } from '@nukkad/shared-ui';
import { useState } from 'react';
import styles from '../fundraising.module.css';
import { AccountForm } from './account-form';
import { useCampaignPayouts, useSaveAccount } from './payouts.queries';
import { text } from './payouts.text';

/** Where the donations of a campaign go, and what became of each payout. */
export function CampaignPayouts({ campaignId }: { campaignId: string }) {
  const read = useCampaignPayouts(campaignId);
  return (
    <section className={styles.stack} aria-labelledby="payouts">
      <h3 id="payouts">{text.title}</h3>
      {read.state === 'loading' && <Skeleton shape="text" lines={3} />}
      {read.state === 'failed' && (
        <FailurePanel what={text.what} failure={read.failure} onRetry={read.retry} />
      )}
      {read.state === 'ready' && <Ready campaignId={campaignId} {...read.value} />}
    </section>
  );
}

function Ready({ campaignId, account, way, minimum, payouts }: Payouts & { campaignId: string }) {
  const [isOpen, setOpen] = useState(false);
  const save = useSaveAccount(campaignId, () => {
    setOpen(false);
    toast({ text: text.saved, tone: 'success' });
  });
  const least = formatMoney(minimum);
  const rule = { provider: text.runs, transfer: text.byHand, test: () => text.test }[way](least);
  return (
    <>
      {account === null ? <p>{text.none}</p> : <Given account={account} />}
      <p className={styles.muted}>{rule}</p>
      <div className={styles.ways}>
        <Button tone="secondary" onClick={() => setOpen(true)}>
          {account === null ? text.give : text.change}
        </Button>
      </div>
      {payouts.length > 0 && (
        <ul className={styles.list}>
          {payouts.map((payout) => (
            <Sent key={payout._id} payout={payout} />
          ))}
        </ul>
      )}
      <Dialog title={text.form} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={styles.stack}>
          <p>{text.dialogWhy}</p>
          <AccountForm onSave={save} />
        </div>
      </Dialog>
    </>
  );
}

function Given({ account: { mask, state, usableAt, problem } }: { account: PayoutAccount }) {
  const isUsed = Date.parse(usableAt) <= Date.now();
  const verified = isUsed ? text.usable : text.cooling(formatDateTime(usableAt));
  return (
    <>
      <p>
        <strong>{mask}</strong> {state === 'verified' ? verified : text[state]}
      </p>
      {problem !== null && <p>{text.refusedWhy(problem)}</p>}
    </>
  );
}

function Sent({ payout }: { payout: SentPayout }) {
  const { amount, state, problem, at, reference, bankReference } = payout;
  const isBack = state === 'returned' && problem !== null;
  return (
    <li className={styles.row}>
      <p>
        <strong>{formatMoney(amount)}</strong> ·{' '}
        {isBack ? text.cameBack(problem) : text.states[state]}
      </p>
      <p className={styles.facts}>
        <span>{formatDate(at)}</span>
        <span>{bankReference ?? reference}</span>
      </p>
    </li>
  );
}
