import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { byDayMonthYear, byText, type Sorting } from './sort.model';
import { type Column, Table } from './table';

interface Request {
  id: string;
  name: string;
  date: string;
}

const requests: Request[] = [
  { id: '1', name: 'ravi', date: '10/08/2024' },
  { id: '2', name: 'Asha', date: '9/8/2024' },
  { id: '3', name: 'Zoya', date: '31/07/2024' },
];

const columns: Column<Request, 'name' | 'date' | 'details'>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, compare: byText(({ name }) => name) },
  {
    key: 'date',
    header: 'Date',
    cell: ({ date }) => date,
    compare: byDayMonthYear(({ date }) => date),
  },
  { key: 'details', header: 'Details', cell: ({ id }) => <a href={`#${id}`}>View</a> },
];

function Requests() {
  const [sorting, setSorting] = useState<Sorting<'name' | 'date' | 'details'>>();
  return (
    <Table
      caption="Requests"
      columns={columns}
      rows={requests}
      rowKey={({ id }) => id}
      sorting={sorting}
      onSort={setSorting}
    />
  );
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const header = (name: string) => screen.getByRole('columnheader', { name });

test('unsorted rows stand as they came', () => {
  render(<Requests />);
  expect(screen.getByRole('table', { name: 'Requests' })).toBeVisible();
  expect(names()).toEqual(['ravi', 'Asha', 'Zoya']);
  expect(header('Name')).not.toHaveAttribute('aria-sort');
});

test('a column sorts up, then down, then up again', async () => {
  render(<Requests />);
  await press('Name');
  expect(names()).toEqual(['Asha', 'ravi', 'Zoya']);
  expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
  await press('Name');
  expect(names()).toEqual(['Zoya', 'ravi', 'Asha']);
  expect(header('Name')).toHaveAttribute('aria-sort', 'descending');
  await press('Name');
  expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
});

test('another column starts ascending and takes the mark with it', async () => {
  render(<Requests />);
  await press('Name');
  await press('Date');
  expect(names()).toEqual(['Zoya', 'Asha', 'ravi']);
  expect(header('Date')).toHaveAttribute('aria-sort', 'ascending');
  expect(header('Name')).not.toHaveAttribute('aria-sort');
});

test('without rows it says so', () => {
  render(<Table caption="Requests" columns={columns} rows={[]} rowKey={({ id }) => id} />);
  expect(screen.getByRole('cell', { name: 'Nothing here yet' })).toBeVisible();
});

test('without rows there is nothing to sort', () => {
  const { rerender } = render(
    <Table caption="Requests" columns={columns} rows={[]} rowKey={({ id }) => id} />,
  );
  expect(screen.queryByRole('button')).toBeNull();
  rerender(
    <Table caption="Requests" columns={columns} rows={[]} rowKey={({ id }) => id} waiting={2} />,
  );
  expect(screen.getByRole('button', { name: 'Name' })).toBeVisible();
  expect(screen.queryByText('Nothing here yet')).toBeNull();
  expect(document.querySelectorAll('tbody > tr[data-waiting]')).toHaveLength(2);
});

test('each cell carries the name of its column, for the cards of a phone', () => {
  render(<Requests />);
  for (const row of screen.getAllByRole('row').slice(1)) {
    const cells = [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')];
    expect(cells.map((cell) => cell.getAttribute('data-header'))).toEqual([
      'Name',
      'Date',
      'Details',
    ]);
  }
});

test('a column without an order has no button', () => {
  render(<Requests />);
  expect(within(header('Details')).queryByRole('button')).not.toBeInTheDocument();
});
