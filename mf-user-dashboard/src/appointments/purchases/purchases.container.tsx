import type { PurchasedPackage } from '@nukkad/platform/contract';
import { formatDate, formatMoney } from '@nukkad/platform/format';
import { langOf } from '@nukkad/platform/words';
import { Button, Card, DownloadIcon, FailurePanel, useRevealHold } from '@nukkad/shared-ui';
import { runWithToast } from '@nukkad/vendor-kit';
import { VendorLine } from '../../common/vendor-line';
import styles from '../booking/appointments.module.css';
import { text as files } from '../booking/appointments.text';
import { savePurchaseCreditNotes, savePurchaseInvoice, usePurchases } from './purchases.queries';
import { text } from './purchases.text';

/** Lesson packages that were paid for, with their invoices; nothing without any. */
export function Purchases() {
  const purchases = usePurchases();
  useRevealHold(purchases.state === 'loading');
  if (purchases.state === 'loading') return null;
  if (purchases.state === 'failed') {
    return <FailurePanel what={text.what} failure={purchases.failure} onRetry={purchases.retry} />;
  }
  if (purchases.value.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="purchases">
      <h2 id="purchases">{text.title}</h2>
      <ul className={styles.list}>
        {purchases.value.map((purchase) => (
          <Card as="li" key={purchase._id} className={styles.card}>
            <Purchase purchase={purchase} />
          </Card>
        ))}
      </ul>
    </section>
  );
}

function Purchase({ purchase }: { purchase: PurchasedPackage }) {
  const { vendor, name, lessons, minutes, left, at, price, refunded, isRefunding, reference } =
    purchase;
  const givenBack = isRefunding ? text.refunding : text.refunded;
  const of = (what: string) => files.of(what, vendor.vendorName, reference);
  return (
    <>
      <VendorLine vendor={vendor} level={3} />
      <p className={styles.words}>
        <span lang={langOf(name)}>{name}</span> · {text.lessons(lessons, minutes, left)}
      </p>
      <p className={styles.muted}>
        {text.bought(formatDate(at), formatMoney(price))} · {reference}
      </p>
      {refunded !== null && <p>{givenBack(formatMoney(refunded))}</p>}
      <div className={styles.actions}>
        <Button
          tone="ghost"
          aria-label={of(files.invoice)}
          onClick={() => runWithToast(files.invoiceAction, () => savePurchaseInvoice(purchase))}
        >
          <DownloadIcon size={18} />
          {files.invoice}
        </Button>
        {refunded !== null && (
          <Button
            tone="ghost"
            aria-label={of(files.creditNote)}
            onClick={() =>
              runWithToast(files.creditNoteAction, () => savePurchaseCreditNotes(purchase))
            }
          >
            <DownloadIcon size={18} />
            {files.creditNote}
          </Button>
        )}
      </div>
    </>
  );
}
