import { screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { text } from './crash.text';
import { CrashGuard } from './crash-guard';
import { showLastPage } from './last-page';

jest.mock('./crash-screen', () => ({
  CrashScreen: () => {
    throw new Error('the crash screen fails as well');
  },
}));

function Broken(): never {
  throw new Error('boom');
}

// Within `act` React rethrows render errors to the test instead of reporting them to the page.
const outsideOfAct = (isOutside: boolean) =>
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: !isOutside });

test('a crash screen that fails itself ends on a plain page with two ways on', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  outsideOfAct(true);
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place, { onUncaughtError: showLastPage }).render(
    <CrashGuard>
      <Broken />
    </CrashGuard>,
  );
  expect(await screen.findByRole('heading', { name: text.title })).toBeVisible();
  expect(screen.getByRole('button', { name: text.reload })).toBeVisible();
  expect(screen.getByRole('link', { name: text.home })).toHaveAttribute('href', '/');
  outsideOfAct(false);
  quiet.mockRestore();
});
