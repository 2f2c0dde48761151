import { Link } from '@nukkad/platform';
import type { EarningEntry } from '@nukkad/platform/contract';
import { formatDate, formatMoney } from '@nukkad/platform/format';
import { type Column, linkClass, Table } from '@nukkad/shared-ui';
import { text } from './payments.text';

interface Props {
  entries: readonly EarningEntry[];
  /** URL of an entry's invoice. */
  invoiceAddress: (entryId: string) => string;
}

/** Ledger entries, newest first. */
export function Entries({ entries, invoiceAddress }: Props) {
  const { columns } = text;
  const shown: Column<EarningEntry>[] = [
    { key: 'at', header: columns.at, cell: ({ at }) => formatDate(at) },
    { key: 'kind', header: columns.kind, cell: ({ kind }) => text.kinds[kind] },
    { key: 'name', header: columns.name, cell: ({ name }) => name ?? text.nobody },
    { key: 'reference', header: columns.reference, cell: ({ reference }) => reference },
    {
      key: 'amount',
      header: columns.amount,
      align: 'end',
      cell: ({ amount }) => formatMoney(amount),
    },
    {
      key: 'invoice',
      header: text.invoiceColumn,
      cell: ({ _id, hasInvoice, reference }) =>
        hasInvoice ? (
          <Link
            className={linkClass({ isStandalone: true })}
            to={invoiceAddress(_id)}
            aria-label={`${text.show}: ${text.invoice(reference)}`}
          >
            {text.show}
          </Link>
        ) : (
          text.nobody
        ),
    },
  ];
  return (
    <Table
      caption={text.entries}
      columns={shown}
      rows={entries}
      rowKey={({ _id }) => _id}
      empty={text.none}
    />
  );
}
