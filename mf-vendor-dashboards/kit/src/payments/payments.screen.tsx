import { useSearchParams } from '@nukkad/platform';
import type { Earnings } from '@nukkad/platform/contract';
import { saveFile } from '@nukkad/platform/save-file';
import { Button, DownloadIcon } from '@nukkad/shared-ui';
import { useDashboard } from '../common/dashboard';
import { AsyncView } from '../common/page/async-view';
import { RoomPage } from '../common/page/room-page';
import { useNow } from '../common/relative-time';
import { runWithToast } from '../common/saving/run-with-toast';
import { Entries } from './entries';
import { OneInvoice } from './invoice.container';
import { csvOf, PAYMENTS } from './payments.model';
import styles from './payments.module.css';
import { saveCreditNote, useEarnings, useEntries, usePayout } from './payments.queries';
import { text } from './payments.text';
import { Payout } from './payout';
import { Payouts } from './payouts/payouts.container';
import { isUsable } from './payouts/payouts.model';
import { usePayouts } from './payouts/payouts.queries';
import { Sums } from './sums';
import { Tax } from './tax/tax.container';

/**
 * A professional's earnings: balance, ledger and payout; `?invoice=` opens a printable invoice.
 *
 * @example export { PaymentsRoom as Screen } from '@nukkad/vendor-kit';
 */
export function PaymentsRoom() {
  const [params] = useSearchParams();
  const invoice = params.get('invoice');
  return invoice === null ? <All /> : <OneInvoice key={invoice} entryId={invoice} />;
}

function All() {
  const earnings = useEarnings();
  const payOut = usePayout();
  const payouts = usePayouts();
  const now = useNow();
  const canPay = payouts.state === 'ready' && isUsable(payouts.value.account, now);
  const balance = earnings.state === 'ready' && canPay ? earnings.value.balance : [];
  const actions = <Payout balance={balance} onPayOut={() => payOut(balance)} />;
  return (
    <RoomPage title={text.title} actions={actions}>
      <AsyncView what={text.what} loaded={earnings}>
        {(value) => (
          <>
            <Sums {...value} />
            <Payouts loaded={payouts} />
            <Movements earnings={value} />
            <Tax />
          </>
        )}
      </AsyncView>
    </RoomPage>
  );
}

function Movements({ earnings }: { earnings: Earnings }) {
  const { roomAddress } = useDashboard();
  const { entries, isLoading, showOlder } = useEntries(earnings);
  const save = () => {
    // Without a byte order mark spreadsheets misread ₹ and non-ASCII names.
    const file = new Blob(['\uFEFF', csvOf(entries)], { type: 'text/csv;charset=utf-8' });
    saveFile(file, text.csvName);
  };
  return (
    <section className={styles.movements} aria-label={text.entries}>
      <div className={styles.head}>
        <h2>{text.entries}</h2>
        {entries.length > 0 && (
          <Button tone="secondary" size="small" onClick={save}>
            <DownloadIcon size={20} /> {text.csv}
          </Button>
        )}
      </div>
      <Entries
        entries={entries}
        invoiceAddress={(invoice) => roomAddress(PAYMENTS, { invoice })}
        onCreditNote={(entry) => runWithToast(text.creditNoteWhat, () => saveCreditNote(entry))}
      />
      {showOlder !== null && (
        <Button tone="ghost" busyText={isLoading ? text.olderWhat : undefined} onClick={showOlder}>
          {text.older}
        </Button>
      )}
    </section>
  );
}
