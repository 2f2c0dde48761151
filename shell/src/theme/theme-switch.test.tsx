import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderScreen } from '@nukkad/platform/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeSwitch } from './theme-switch';

const beforeThePaint = readFileSync(join(__dirname, '../../public/theme.js'), 'utf8');
const shown = () => document.documentElement.dataset.theme;

/** Simulates a page load. */
function reload() {
  delete document.documentElement.dataset.theme;
  // biome-ignore lint/security/noGlobalEval: runs the standalone script like a browser.
  eval(beforeThePaint);
}

beforeEach(() => {
  localStorage.clear();
  reload();
});

test('the system decides until somebody chooses', () => {
  renderScreen(ThemeSwitch);
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(shown()).toBeUndefined();
});

test('a choice is in force at once and after a reload, before anything is painted', async () => {
  const { unmount } = renderScreen(ThemeSwitch);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(shown()).toBe('dark');
  unmount();
  reload();
  expect(shown()).toBe('dark');
  renderScreen(ThemeSwitch);
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('back to the system forgets the choice', async () => {
  renderScreen(ThemeSwitch);
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  reload();
  expect(shown()).toBeUndefined();
});

test('garbage in storage is no choice', () => {
  localStorage.setItem('nukkad-theme', 'purple');
  reload();
  expect(shown()).toBeUndefined();
});

test('two switches on a page show the same choice, and each keeps its own group', async () => {
  renderScreen(() => (
    <>
      <ThemeSwitch />
      <ThemeSwitch />
    </>
  ));
  const [first, second] = screen.getAllByRole('radio', { name: 'Dark' });
  await userEvent.click(first!);
  expect(first).toBeChecked();
  expect(second).toBeChecked();
});

test('a choice in another tab is followed', () => {
  renderScreen(ThemeSwitch);
  localStorage.setItem('nukkad-theme', 'dark');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'nukkad-theme' }));
  });
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(shown()).toBe('dark');
});
