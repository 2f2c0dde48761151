import { render, screen } from '@testing-library/react';
import { BeingBuilt } from './being-built';

test('it names the page, says what will come and leads on', async () => {
  const { container } = render(
    <BeingBuilt mark="Being built" heading="Favourites" what="Those you keep will be here.">
      <a href="/">Home</a>
    </BeingBuilt>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  expect(screen.getByText('Being built')).toBeVisible();
  expect(screen.getByText('Those you keep will be here.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(container).toBeAccessible();
});
