import { render, screen } from '@testing-library/react';
import { Chip, ChipRow } from './chip';

test('chips are real links in a labelled row, the chosen one marked', () => {
  render(
    <ChipRow label="Specialities">
      <Chip render={(parts) => <a href="?spec=all" {...parts} />}>All</Chip>
      <Chip isCurrent render={(parts) => <a href="?spec=dentist" {...parts} />}>
        Dentist
      </Chip>
    </ChipRow>,
  );
  expect(screen.getByRole('navigation', { name: 'Specialities' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dentist' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
