import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { safeStorage } from '../session/safe-storage';
import { session } from '../session/session';
import { fakeWire, networkDown } from '../testing/fake-wire';
import { toasts } from '../toast/toast';
import { waitingOf } from '../waiting/waiting';
import { keepInAccount } from './account-favourites';
import { createFavourites } from './favourites';

const RAO = 'aaaaaaaa-0000-7000-8000-000000000000';

function begin() {
  const favourites = createFavourites(safeStorage(() => window.localStorage));
  const merged = jest.fn();
  return { favourites, merged, stop: keepInAccount(merged, favourites) };
}

test('without a connection a heart waits, and is there after the next start', async () => {
  const wire = fakeWire({
    mergeFavourites: () => [],
    keepFavourite: () => {
      throw networkDown();
    },
  });
  globalThis.fetch = wire.fetch;
  session.remember({ otpVerified: 'true', jwtToken: 'u1.b.c', userId: 'u1' });
  const first = begin();
  await waitFor(() => expect(first.merged).toHaveBeenCalled());
  first.favourites.toggle(RAO);
  await waitFor(async () => expect(await waitingOf('u1')).toHaveLength(1));
  expect(first.favourites.get()).toEqual([RAO]);
  first.stop();
  const later = begin();
  await waitFor(() => expect(later.merged).toHaveBeenCalled());
  expect(later.favourites.get()).toEqual([RAO]);
  expect(toasts.get()).toEqual([]);
  later.stop();
});
