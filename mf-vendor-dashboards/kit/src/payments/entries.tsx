import { Link } from '@nukkad/platform';
import type { EarningEntry } from '@nukkad/platform/contract';
import { formatDate, formatMoney } from '@nukkad/platform/format';
import { Button, type Column, linkClass, Table } from '@nukkad/shared-ui';
import { text } from './payments.text';

interface Props {
  entries: readonly EarningEntry[];
  /** URL of an entry's invoice. */
  invoiceAddress: (entryId: string) => string;
  onCreditNote: (entry: EarningEntry) => void;
}

/** Ledger entries, newest first. */
export function Entries({ entries, invoiceAddress, onCreditNote }: Props) {
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
      cell: (entry) => (
        <Document
          entry={entry}
          address={invoiceAddress(entry._id)}
          onCreditNote={() => onCreditNote(entry)}
        />
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

interface DocumentProps {
  entry: EarningEntry;
  /** URL of its invoice. */
  address: string;
  onCreditNote: () => void;
}

function Document({ entry, address, onCreditNote }: DocumentProps) {
  const { hasInvoice, hasCreditNote, reference } = entry;
  if (hasInvoice) {
    return (
      <Link
        className={linkClass({ isStandalone: true })}
        to={address}
        aria-label={`${text.show}: ${text.invoice(reference)}`}
      >
        {text.show}
      </Link>
    );
  }
  if (!hasCreditNote) return text.nobody;
  return (
    <Button
      tone="ghost"
      size="small"
      aria-label={text.creditNoteOf(reference)}
      onClick={onCreditNote}
    >
      {text.creditNote}
    </Button>
  );
}
