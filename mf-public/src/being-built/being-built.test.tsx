import { renderScreen } from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import { Screen } from './being-built.screen';
import { text } from './being-built.text';

test.each(Object.entries(text.pages))('%s says what it will be', (at, { heading, what }) => {
  renderScreen(Screen, { at });
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByText(what)).toBeVisible();
  expect(screen.getByRole('link', { name: text.home })).toHaveAttribute('href', '/');
  expect(document.title).toBe(`${heading} · Nukkad`);
});

test('a page nobody described yet is honest too', () => {
  renderScreen(Screen, { at: '/somewhere' });
  expect(screen.getByText(text.mark)).toBeVisible();
});
