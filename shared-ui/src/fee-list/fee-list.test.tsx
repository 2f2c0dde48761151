import { render, screen } from '@testing-library/react';
import { FeeList } from './fee-list';

test('each service names its row, with its measure and price', () => {
  render(
    <FeeList
      caption="Services and fees"
      headers={{ name: 'Service', measure: 'Duration', price: 'Fee' }}
      fees={[{ key: 'visit', name: 'Consultation', measure: '15 min', price: '₹900' }]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Services and fees' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Consultation' })).toBeVisible();
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['15 min', '₹900']);
});
