import { useState } from 'react';
import { CheckIcon, CircleAlertIcon } from '../icons/icons';
import { TextLink } from '../link/link';
import { StatusPill } from '../status-pill/status-pill';
import type { Exhibit } from '../workshop/exhibit';
import { byDayMonthYear, byText, type Sorting } from './sort.model';
import { type Column, Table } from './table';

interface Request {
  name: string;
  date: string;
  fee: string;
  isAccepted: boolean;
}

const requests: Request[] = [
  { name: 'Meera Iyer', date: '26/11/2026', fee: '₹1,200', isAccepted: true },
  { name: 'Ravi Kumar', date: '24/11/2026', fee: '₹800', isAccepted: false },
  {
    name: 'Venkataraghavan Subramanian Iyer',
    date: '01/12/2026',
    fee: '₹1,25,000',
    isAccepted: false,
  },
];

type Key = 'name' | 'date' | 'fee' | 'status' | 'actions';

const columns: Column<Request, Key>[] = [
  { key: 'name', header: 'Client', cell: ({ name }) => name, compare: byText(({ name }) => name) },
  {
    key: 'date',
    header: 'Date',
    cell: ({ date }) => date,
    compare: byDayMonthYear(({ date }) => date),
  },
  { key: 'fee', header: 'Fee', cell: ({ fee }) => fee, align: 'end' },
  {
    key: 'status',
    header: 'Status',
    cell: ({ isAccepted }) =>
      isAccepted ? (
        <StatusPill tone="success" icon={<CheckIcon size={14} />}>
          Accepted
        </StatusPill>
      ) : (
        <StatusPill tone="warning" icon={<CircleAlertIcon size={14} />}>
          Pending
        </StatusPill>
      ),
  },
  {
    key: 'actions',
    header: 'Details',
    align: 'end',
    cell: ({ name }) => (
      <TextLink isStandalone href="#table" aria-label={`See request of ${name}`}>
        See request
      </TextLink>
    ),
  },
];

function Requests({ rows, first }: { rows: Request[]; first?: Sorting<Key> }) {
  const [sorting, setSorting] = useState(first);
  return (
    <Table
      caption="Appointment requests"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      sorting={sorting}
      onSort={setSorting}
    />
  );
}

export const tableExhibit: Exhibit = {
  component: 'Table',
  isWide: true,
  specimens: [
    { state: 'Unsorted', Draw: () => <Requests rows={requests} /> },
    {
      state: 'Sorted by date',
      Draw: () => <Requests rows={requests} first={{ column: 'date', direction: 'ascending' }} />,
    },
    { state: 'Empty', Draw: () => <Requests rows={[]} /> },
  ],
};
