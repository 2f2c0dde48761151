import { Link } from '@nukkad/platform';
import type { Invoice } from '@nukkad/platform/contract';
import { formatDate, formatMoney } from '@nukkad/platform/format';
import { Button, DownloadIcon, ErrorState, linkClass, PrintIcon } from '@nukkad/shared-ui';
import { useDashboard } from '../common/dashboard';
import { AsyncView } from '../common/page/async-view';
import { RoomPage } from '../common/page/room-page';
import { runWithToast } from '../common/saving/run-with-toast';
import { PAYMENTS } from './payments.model';
import styles from './payments.module.css';
import { saveInvoice, useInvoice } from './payments.queries';
import { text } from './payments.text';
import { GstDetails } from './tax/tax.container';

/** An invoice, laid out for print. */
export function OneInvoice({ entryId }: { entryId: string }) {
  const { roomAddress } = useDashboard();
  const invoice = useInvoice(entryId);
  const refused = invoice.state === 'failed' ? invoice : null;
  const status = refused?.failure.status;
  const number = invoice.state === 'ready' ? invoice.value.number : '';
  const savePdf = () => runWithToast(text.pdfWhat, () => saveInvoice(entryId, number));
  return (
    <RoomPage
      title={text.invoiceTitle(number).trim()}
      actions={
        invoice.state === 'ready' && (
          <>
            <Button tone="secondary" className={styles.screenOnly} onClick={savePdf}>
              <DownloadIcon size={20} /> {text.pdf}
            </Button>
            <Button tone="secondary" className={styles.screenOnly} onClick={() => window.print()}>
              <PrintIcon size={20} /> {text.print}
            </Button>
          </>
        )
      }
    >
      <div className={styles.screenOnly}>
        <Link className={linkClass({ isStandalone: true })} to={roomAddress(PAYMENTS)}>
          {text.back}
        </Link>
      </div>
      {status === 404 && <ErrorState title={text.gone} next={text.goneWhy} />}
      {status === 409 && refused && <GstFirst onSaved={refused.retry} />}
      {status !== 404 && status !== 409 && (
        <AsyncView what={text.invoiceWhat} loaded={invoice}>
          {(value) => <Paper invoice={value} />}
        </AsyncView>
      )}
    </RoomPage>
  );
}

/** Before the first invoice of who has not said whether GST is charged: it could not be changed. */
function GstFirst({ onSaved }: { onSaved: () => void }) {
  return (
    <section className={styles.gstFirst} aria-label={text.gstFirst}>
      <h2>{text.gstFirst}</h2>
      <p>{text.gstFirstWhy}</p>
      <GstDetails onSaved={onSaved} />
    </section>
  );
}

function Paper({ invoice }: { invoice: Invoice }) {
  const { at, from, to, lines, total, isReverseCharge, isTest } = invoice;
  return (
    <article className={styles.paper}>
      <dl className={styles.parties}>
        <div>
          <dt>{text.from}</dt>
          <dd>{from.name}</dd>
          <dd>{from.address}</dd>
        </div>
        <div>
          <dt>{text.to}</dt>
          {to.business && (
            <>
              <dd>{to.business.name}</dd>
              <dd>{to.business.address}</dd>
            </>
          )}
          <dd>{to.name}</dd>
          {to.city !== null && <dd>{to.city}</dd>}
          {to.gstin !== null && <dd>{text.toGstin(to.gstin)}</dd>}
        </div>
        <div>
          <dt>{text.date}</dt>
          <dd>{formatDate(at)}</dd>
        </div>
      </dl>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{text.line}</th>
            <th scope="col">{text.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ what, amount }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids and never move
            <tr key={position}>
              <td>{what}</td>
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.total}</th>
            <td>{formatMoney(total)}</td>
          </tr>
        </tfoot>
      </table>
      {isReverseCharge && <p>{text.recipientPays}</p>}
      {isTest && <p className={styles.muted}>{text.test}</p>}
    </article>
  );
}
