import type { SiteRoute } from '@nukkad/platform/contract';
import { renderScreen } from '@nukkad/platform/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ScreenLoader } from './loading/screen-loader';
import { ScreenLoaderContext } from './loading/screen-loader-context';
import { Region } from './region';
import { renewEvent } from './use-renewal';

const offers: SiteRoute = { path: '/offers', remote: 'mf-offers', screen: 'welcome' };

function counterOf(build: string) {
  return function Counter() {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {build} {count}
      </button>
    );
  };
}

function open() {
  let build = 'first';
  let shown: { Screen: () => React.ReactNode } | undefined;
  const load = jest.fn(async () => {
    shown = { Screen: counterOf(build) };
    return shown;
  });
  const loader: ScreenLoader = {
    load,
    peek: () => shown,
    release: () => undefined,
    resolve: () => Promise.reject(new Error('not asked')),
    fallbacks: () => ({ origins: [], hasPrevious: false }),
    isEarlier: () => false,
    phase: () => 'entry',
  };
  renderScreen(
    () => (
      <ScreenLoaderContext value={loader}>
        <input aria-label="Beside" />
        <Region route={offers} unknown={offers} />
      </ScreenLoaderContext>
    ),
    { at: '/offers' },
  );
  const renew = (part: string) =>
    act(async () => {
      window.dispatchEvent(new CustomEvent(renewEvent, { detail: part }));
    });
  const release = (next: string) => {
    build = next;
  };
  return { load, renew, release };
}

test('a new build takes its place, and the page around stays', async () => {
  const { load, renew, release } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'first 0' }));
  await userEvent.type(screen.getByLabelText('Beside'), 'kept');
  release('second');
  await renew('mf-offers');
  expect(await screen.findByRole('button', { name: 'second 0' })).toBeVisible();
  expect(screen.getByLabelText('Beside')).toHaveValue('kept');
  expect(load).toHaveBeenLastCalledWith(
    expect.objectContaining({ remote: 'mf-offers', screen: 'welcome' }),
    { kind: 'again' },
  );
});

test('a build of another part changes nothing here', async () => {
  const { load, renew, release } = open();
  await screen.findByRole('button', { name: 'first 0' });
  release('second');
  await renew('mf-other');
  expect(screen.getByRole('button', { name: 'first 0' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
