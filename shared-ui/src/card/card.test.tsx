import { render, screen, within } from '@testing-library/react';
import { Card } from './card';

test('cards can be the items of a list', () => {
  render(
    <ul>
      <Card as="li">Asha Rao</Card>
      <Card as="li">Ravi Kumar</Card>
    </ul>,
  );
  const cards = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(cards.map((card) => card.textContent)).toEqual(['Asha Rao', 'Ravi Kumar']);
});

test('by itself it adds nothing to what is read', () => {
  render(<Card>Asha Rao</Card>);
  expect(screen.getByText('Asha Rao')).not.toHaveAttribute('role');
});
