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

/** An invoice, laid out for print. */
export function OneInvoice({ entryId }: { entryId: string }) {
  const { roomAddress } = useDashboard();
  const invoice = useInvoice(entryId);
  const isGone = invoice.state === 'failed' && invoice.failure.status === 404;
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
      {isGone ? (
        <ErrorState title={text.gone} next={text.goneWhy} />
      ) : (
        <AsyncView what={text.invoiceWhat} loaded={invoice}>
          {(value) => <Paper invoice={value} />}
        </AsyncView>
      )}
    </RoomPage>
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
