import { render, screen } from '@testing-library/react';
import { Breadcrumb } from './breadcrumb';

test('the trail leads back by links and ends at this page', () => {
  render(
    <Breadcrumb
      trail={[{ label: 'Bangalore', link: <a href="/">Bangalore</a> }, { label: 'Dentists' }]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bangalore' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Dentists').closest('li')).toHaveAttribute('aria-current', 'page');
});
