import { renderScreen } from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import { Screen } from './being-built.screen';
import { text } from './being-built.text';

test.each(Object.entries(text.byPath))('%s says what will be here', (path, { title, promise }) => {
  renderScreen(Screen, { at: path, pattern: path });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(promise)).toBeVisible();
  expect(screen.getByRole('link', { name: text.home })).toHaveAttribute('href', '/');
});
