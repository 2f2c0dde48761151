import { dayIn, timeIn } from '@nukkad/platform/calendar';
import type { PracticeBooking } from '@nukkad/platform/contract';

/** Without a byte order mark, spreadsheets assume a legacy encoding. */
const byteOrderMark = '\uFEFF';

const columns = [
  ...['Date', 'Start', 'End', 'Name', 'Phone', 'About', 'Kind', 'Status'],
  ...['Fee', 'Currency', 'Paid', 'Reference'],
];

/** Bookings as comma-separated values (RFC 4180), with times in the given zone. */
export function csvOf(bookings: PracticeBooking[], timeZone: string): string {
  const rows = [columns, ...bookings.map((booking) => cellsOf(booking, timeZone))];
  return byteOrderMark + rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

function cellsOf(booking: PracticeBooking, timeZone: string): string[] {
  const { name, phone, about, kind, status, fee, isPaid, reference } = booking;
  const { start, end } = booking;
  return [
    ...[dayIn(start, timeZone), timeIn(start, timeZone), timeIn(end, timeZone)],
    ...[name, phone ?? '', about ?? '', kind, status],
    ...[fee ? (fee.amount / 100).toFixed(2) : '', fee?.currency ?? ''],
    ...[isPaid ? 'yes' : 'no', reference],
  ];
}

/** Spreadsheets execute a cell that begins like a formula (CSV injection). */
const formula = /^\s*[=+\-@]|^[\t\r\n]/;

const quoted = (cell: string): string =>
  `"${(formula.test(cell) ? `'${cell}` : cell).replace(/"/g, '""')}"`;
