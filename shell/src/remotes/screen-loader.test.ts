import { defineRemote } from '@nukkad/platform';
import { type Composition, limits, type RemoteRelease } from '@nukkad/platform/contract';
import { aComposition, aRelease } from '../testing/shell-builders';
import { createScreenLoader } from './screen-loader';

const listing = { Screen: () => null };
const healthy = defineRemote({ screens: { listing: async () => listing } });
const address = { remote: 'mf-public', screen: 'listing' };

interface Scene {
  load?: (release: RemoteRelease) => Promise<unknown>;
  reread?: () => Promise<Composition>;
}

function aLoader({ load = async () => healthy, reread = async () => aComposition() }: Scene = {}) {
  const federation = { register: jest.fn(), load: jest.fn(load) };
  const gate = { admit: jest.fn(), renew: jest.fn() };
  const loader = createScreenLoader({ composition: aComposition(), federation, gate, reread });
  return { loader, federation, gate };
}

test('every remote of the page is admitted and registered before any is loaded', () => {
  const { federation, gate } = aLoader();
  expect(gate.admit).toHaveBeenCalledWith(aRelease());
  expect(federation.register).toHaveBeenCalledWith(aRelease());
  expect(federation.load).not.toHaveBeenCalled();
});

test('a loaded screen is here at once the next time', async () => {
  const { loader } = aLoader();
  expect(loader.peek(address)).toBeUndefined();
  await expect(loader.load(address)).resolves.toBe(listing);
  expect(loader.peek(address)).toBe(listing);
});

test.each([
  [
    'a remote the registry does not list',
    { remote: 'mf-none', screen: 'listing' },
    healthy,
    'MF-UNKNOWN',
  ],
  ['something that is no remote', address, { hello: 'world' }, 'MF-LOAD'],
  ['a remote of another contract', address, { ...healthy, contract: 2 }, 'MF-CONTRACT'],
  ['a screen the remote does not have', { ...address, screen: 'none' }, healthy, 'MF-SCREEN'],
])('%s fails with its code', async (_, asked, loaded, code) => {
  const { loader } = aLoader({ load: async () => loaded });
  await expect(loader.load(asked)).rejects.toMatchObject({ code });
});

test('a retry asks for new addresses and, if nothing was released, for the same release', async () => {
  const { loader, federation, gate } = aLoader();
  await loader.load(address, true);
  expect(gate.renew).toHaveBeenCalledWith('mf-public');
  expect(federation.register).toHaveBeenCalledTimes(1);
});

test('a retry takes what has been released meanwhile', async () => {
  const next = aRelease({ version: 'v2' });
  const { loader, federation, gate } = aLoader({ reread: async () => aComposition([next]) });
  await loader.load(address, true);
  expect(gate.admit).toHaveBeenCalledWith(next);
  expect(federation.register).toHaveBeenLastCalledWith(next, { force: true });
  expect(federation.load).toHaveBeenLastCalledWith(next);
  expect(loader.release('mf-public')?.version).toBe('v2');
});

test('a retry works without the registry', async () => {
  const { loader } = aLoader({
    reread: async () => {
      throw new Error('down');
    },
  });
  await expect(loader.load(address, true)).resolves.toBe(listing);
});

test('nothing comes: still waiting just before 120000 ms, given up at 120000 ms', async () => {
  jest.useFakeTimers();
  const { loader } = aLoader({ load: () => new Promise(() => {}) });
  const outcome = jest.fn();
  loader.load(address).catch(outcome);
  await jest.advanceTimersByTimeAsync(limits.chunkLoadTimeout - 1);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome.mock.calls[0][0]).toMatchObject({ code: 'MF-TIMEOUT' });
  jest.useRealTimers();
});
