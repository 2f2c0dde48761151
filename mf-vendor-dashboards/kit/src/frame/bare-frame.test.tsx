import { renderScreen } from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import { BareFrame } from './bare-frame';

test('a dashboard has its own frame: logo to the home page and the documented foot', () => {
  renderScreen(() => <BareFrame>Requests</BareFrame>);
  expect(screen.getByRole('link', { name: 'Nukkad' })).toHaveAttribute('href', '/homepage');
  expect(screen.getByText('Copyrights 2008-24. All Rights Reserved.')).toBeVisible();
  expect(screen.getByText('Requests')).toBeVisible();
});
