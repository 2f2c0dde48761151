import { act, screen } from '@testing-library/react';
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

test('a crash screen that fails itself ends on a plain page with two ways on', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { onUncaughtError: showLastPage });
  const draw = () =>
    act(() =>
      root.render(
        <CrashGuard>
          <Broken />
        </CrashGuard>,
      ),
    );
  // `act` hands on to the test what React hands to the page.
  expect(draw).toThrow('the crash screen fails as well');
  expect(screen.getByRole('heading', { name: text.title })).toBeVisible();
  expect(screen.getByRole('button', { name: text.reload })).toBeVisible();
  expect(screen.getByRole('link', { name: text.home })).toHaveAttribute('href', '/');
  quiet.mockRestore();
});
