import { renderScreen } from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import { text } from './being-built.text';
import { DashboardBeingBuilt } from './dashboard-being-built';

test('it says what will be here and leads home', () => {
  renderScreen(() => <DashboardBeingBuilt title="Your dashboard" promise="Clients, one day." />);
  expect(screen.getByRole('heading', { name: 'Your dashboard' })).toBeVisible();
  expect(screen.getByText('Clients, one day.')).toBeVisible();
  expect(screen.getByRole('link', { name: text.home })).toHaveAttribute('href', '/homepage');
});
