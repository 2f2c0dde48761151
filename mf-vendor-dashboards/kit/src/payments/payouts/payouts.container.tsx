import { type Loaded, toast } from '@nukkad/platform';
import type { Payouts as Answer, PayoutAccount, SentPayout } from '@nukkad/platform/contract';
import { formatDate, formatMoney } from '@nukkad/platform/format';
import { Button, type Column, Dialog, Table } from '@nukkad/shared-ui';
import { useState } from 'react';
import { AsyncView } from '../../common/page/async-view';
import { useNow } from '../../common/relative-time';
import { AccountForm } from './account-form';
import { accountState, payoutState } from './payouts.model';
import styles from './payouts.module.css';
import { useSaveAccount } from './payouts.queries';
import { text } from './payouts.text';

/** Where payouts go, and what became of each. */
export function Payouts({ loaded }: { loaded: Loaded<Answer> }) {
  return (
    <AsyncView what={text.what} loaded={loaded} lines={3}>
      {(payouts) => (
        <>
          <Account {...payouts} />
          {payouts.payouts.length > 0 && <List payouts={payouts.payouts} />}
        </>
      )}
    </AsyncView>
  );
}

function Account({ account, way, minimum }: Answer) {
  const [isOpen, setOpen] = useState(false);
  const save = useSaveAccount(() => {
    setOpen(false);
    toast({ text: text.saved, tone: 'success' });
  });
  const least = formatMoney(minimum);
  const rule = { provider: text.runs, transfer: text.byHand, test: () => text.test }[way](least);
  return (
    <section className={styles.stack} aria-label={text.title}>
      <h2>{text.title}</h2>
      {account === null ? <p>{text.none}</p> : <Given account={account} />}
      <p className={styles.muted}>{rule}</p>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {account === null ? text.give : text.change}
      </Button>
      <Dialog title={text.form} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={styles.stack}>
          <p>{text.dialogWhy}</p>
          <AccountForm onSave={save} />
        </div>
      </Dialog>
    </section>
  );
}

function Given({ account }: { account: PayoutAccount }) {
  return (
    <>
      <p>
        <span className={styles.account}>{account.mask}</span> {accountState(account, useNow())}
      </p>
      {account.problem !== null && (
        <p className={styles.problem}>{text.refusedWhy(account.problem)}</p>
      )}
    </>
  );
}

function List({ payouts }: { payouts: readonly SentPayout[] }) {
  const { columns } = text;
  const shown: Column<SentPayout>[] = [
    { key: 'at', header: columns.at, cell: ({ at }) => formatDate(at) },
    { key: 'state', header: columns.state, cell: payoutState },
    { key: 'to', header: columns.to, cell: ({ to }) => to ?? text.nowhere },
    {
      key: 'reference',
      header: columns.reference,
      cell: ({ reference, bankReference }) => bankReference ?? reference,
    },
    {
      ...{ key: 'amount', header: columns.amount, align: 'end' },
      cell: ({ amount }) => formatMoney(amount),
    },
  ];
  return (
    <section className={styles.list} aria-label={text.list}>
      <Table
        caption={text.list}
        columns={shown}
        rows={payouts}
        rowKey={({ _id }) => _id}
        empty={text.noPayouts}
      />
    </section>
  );
}
