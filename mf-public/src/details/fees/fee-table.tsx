import type { Service } from '@nukkad/platform/contract';
import { formatMoney } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { langOf } from '@nukkad/platform/words';
import { type Column, Table } from '@nukkad/shared-ui';
import { type FeeLine, feeLine, hoursWords } from './fees.model';
import styles from './fees.module.css';
import { text } from './fees.text';

const columns: Column<FeeLine>[] = [
  {
    key: 'service',
    header: text.columns.service,
    cell: ({ name }) => <span lang={langOf(localName(name))}>{localName(name)}</span>,
  },
  {
    key: 'rate',
    header: text.columns.rate,
    cell: ({ rate }) => (rate === null ? text.dash : formatMoney(rate)),
    align: 'end',
  },
  {
    key: 'hours',
    header: text.columns.hours,
    cell: ({ hours }) => hoursWords(hours),
    align: 'end',
  },
  {
    key: 'charges',
    header: text.columns.charges,
    cell: ({ charges }) => (charges === null ? text.dash : formatMoney(charges)),
    align: 'end',
  },
  {
    key: 'total',
    header: text.columns.total,
    cell: ({ total }) => <strong>{formatMoney(total)}</strong>,
    align: 'end',
  },
];

/** Price list of services: rate, time and charges with their total. */
export function FeeTable({ services }: { services: readonly Service[] }) {
  return (
    <div className={styles.fees}>
      <Table
        caption={text.table}
        columns={columns}
        rows={services.map(feeLine)}
        empty={text.none}
        rowKey={({ id }) => id}
      />
      {services.length > 0 && <p className={styles.muted}>{text.sum}</p>}
    </div>
  );
}
