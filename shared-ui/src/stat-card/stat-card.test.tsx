import { render, screen } from '@testing-library/react';
import { StatCard } from './stat-card';

test('a number stands with what it counts', () => {
  render(<StatCard label="Earnings" number="₹1,25,000" />);
  expect(screen.getByRole('term')).toHaveTextContent('Earnings');
  expect(screen.getByRole('definition')).toHaveTextContent('₹1,25,000');
});

test.each([
  ['up', '↑'],
  ['down', '↓'],
  ['level', '–'],
] as const)('a move %s is an arrow to see and words to hear', (direction, arrow) => {
  render(<StatCard label="Visits" number="40" delta={{ direction, text: 'against last week' }} />);
  const [, delta] = screen.getAllByRole('definition');
  expect(delta).toHaveTextContent(`${arrow} against last week`);
  expect(screen.getByText(arrow)).toHaveAttribute('aria-hidden', 'true');
});

test('in a list the card is an item', () => {
  render(
    <ul>
      <StatCard as="li" label="Visits" number="40" />
    </ul>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Visits40');
});
