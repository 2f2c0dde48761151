import { renderScreen } from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import { Screen } from './being-built.screen';
import { text } from './being-built.text';

test('the dashboard says what will be here, inside its own frame', () => {
  renderScreen(Screen, { at: '/trial' });
  expect(screen.getByRole('heading', { name: text.title })).toBeVisible();
  expect(screen.getByText(text.promise)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nukkad' })).toHaveAttribute('href', '/homepage');
});
