import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Skeleton } from '../skeleton/skeleton';
import { type Compare, nextSorting, type Sorting, sortRows } from './sort.model';
import styles from './table.module.css';
import { text } from './table.text';

/** A column: header, cell content, and sorting if any. */
export interface Column<Row, Key extends string = string> {
  key: Key;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable: `compare: byText((request) => request.name)`. */
  compare?: Compare<Row>;
  /** `end` for amounts. Default `start`. */
  align?: 'start' | 'end';
  /** Never wraps: dates, times, amounts, a button. */
  isShort?: boolean;
}

export interface TableProps<Row, Key extends string> {
  /** Accessible name: "Appointment requests". */
  caption: string;
  /** In order; the first cell is the row's header. */
  columns: readonly Column<Row, Key>[];
  /** In their unsorted order. */
  rows: readonly Row[];
  /** Shown in place of rows. Default "Nothing here yet". */
  empty?: string;
  /** Unique key of a row. */
  rowKey: (row: Row) => string;
  sorting?: Sorting<NoInfer<Key>> | undefined;
  /** A header was pressed; pass the result back as `sorting`. */
  onSort?: (sorting: Sorting<NoInfer<Key>>) => void;
  /** Number of placeholder rows while loading, in place of `rows`. Announce loading separately. */
  waiting?: number;
}

// Explicit roles, because Safari drops table semantics where CSS changes `display`.
const is = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

const arrows = { ascending: '↑', descending: '↓', none: '↑↓' } as const;

/**
 * A sortable table; a card per row where narrow.
 * `<Table caption="Requests" columns={columns} rows={requests} rowKey={idOf} {...{ sorting, onSort
 * }} />`
 */
export function Table<Row, Key extends string>(props: TableProps<Row, Key>) {
  const { caption, columns, rows, empty = text.nothingYet, rowKey, sorting, onSort } = props;
  const { waiting = 0 } = props;
  const compare = columns.find((column) => column.key === sorting?.column)?.compare;
  const ordered = sorting && compare ? sortRows(rows, compare, sorting.direction) : rows;
  return (
    <div className={styles.frame}>
      <table {...is.table} className={styles.table}>
        <caption className="nk-visually-hidden">{caption}</caption>
        <thead {...is.group}>
          <tr {...is.row}>
            {columns.map((column) => (
              <ColumnHeader
                key={column.key}
                {...{ column, sorting, onSort }}
                // Without rows there is nothing to sort.
                canSort={rows.length > 0 || waiting > 0}
              />
            ))}
          </tr>
        </thead>
        <tbody {...is.group}>
          {rows.length === 0 && waiting === 0 && (
            <tr {...is.row}>
              <td {...is.cell} colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          )}
          {Array.from({ length: waiting }, (_, nth) => `waiting ${nth}`).map((key) => (
            <tr {...is.row} key={key} data-waiting="true">
              {columns.map(({ key: column }) => (
                <td {...is.cell} key={column}>
                  <Skeleton shape="text" />
                </td>
              ))}
            </tr>
          ))}
          {ordered.map((row) => (
            <tr {...is.row} key={rowKey(row)}>
              {columns.map((column, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    {...(index === 0 ? is.rowHeader : is.cell)}
                    key={column.key}
                    className={cellClass(column)}
                    data-header={column.header}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cellClass = ({
  align = 'start',
  isShort = false,
}: Pick<Column<never>, 'align' | 'isShort'>) =>
  classNames(styles[align], isShort ? styles.short : styles.words);

type ColumnHeaderProps<Row, Key extends string> = {
  column: Column<Row, Key>;
  canSort: boolean;
} & Pick<TableProps<Row, Key>, 'sorting' | 'onSort'>;

function ColumnHeader<Row, Key extends string>(props: ColumnHeaderProps<Row, Key>) {
  const { column, canSort, sorting, onSort } = props;
  const align = styles[column.align ?? 'start'];
  if (!column.compare || !canSort) {
    return (
      <th {...is.columnHeader} className={align}>
        <span className={styles.header}>{column.header}</span>
      </th>
    );
  }
  const direction = sorting?.column === column.key ? sorting.direction : undefined;
  return (
    <th {...is.columnHeader} className={align} aria-sort={direction}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort?.(nextSorting(sorting, column.key))}
      >
        {column.header}
        <span className={styles.arrow} aria-hidden="true">
          {arrows[direction ?? 'none']}
        </span>
      </button>
    </th>
  );
}
