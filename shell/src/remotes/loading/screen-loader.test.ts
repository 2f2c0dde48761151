import { defineRemote } from '@nukkad/platform';
import {
  type Composition,
  limits,
  type ReleaseRef,
  type RemoteRelease,
} from '@nukkad/platform/contract';
import { aComposition, aRelease } from '../../testing/shell-builders';
import { createScreenLoader } from './screen-loader';

const listing = { Screen: () => null };
const healthy = defineRemote({ screens: { listing: async () => listing } });
const address = { remote: 'mf-public', screen: 'listing' };

interface Scene {
  load?: (release: RemoteRelease) => Promise<unknown>;
  reread?: () => Promise<Composition>;
  fetchRelease?: (ref: ReleaseRef) => Promise<RemoteRelease>;
}

const earlier = aRelease({ version: 'v0' });
const previous: ReleaseRef = {
  part: 'mf-public',
  version: 'v0',
  base: earlier.base,
  digest: 'sha384-release',
};

function aLoader({
  load = async () => healthy,
  reread = async () => aComposition(),
  fetchRelease = async () => earlier,
}: Scene = {}) {
  const composition = { ...aComposition(), previous: { 'mf-public': previous } };
  const federation = { register: jest.fn(), load: jest.fn(load) };
  const gate = { admit: jest.fn(), renew: jest.fn() };
  const parts = { composition, federation, gate, reread, fetchRelease: jest.fn(fetchRelease) };
  return { ...parts, loader: createScreenLoader(parts) };
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

test('a retry asks for the same files under new addresses', async () => {
  const { loader, federation, gate } = aLoader();
  await loader.load(address, { kind: 'retry', after: 500 });
  expect(gate.renew).toHaveBeenCalledWith('mf-public');
  expect(federation.register).toHaveBeenCalledTimes(1);
});

test('another origin is asked for the entry of the same release, and so for all of it', async () => {
  const { loader, federation } = aLoader();
  await loader.load(address);
  const origin = 'https://mirror.example';
  await loader.load(address, { kind: 'origin', origin });
  expect(federation.register).toHaveBeenLastCalledWith(aRelease(), { force: true, origin });
  expect(loader.isEarlier('mf-public')).toBe(false);
});

test('the version before takes the place of the whole remote, and says so', async () => {
  const { loader, federation, gate, fetchRelease } = aLoader();
  await loader.load(address);
  await loader.load(address, { kind: 'previous' });
  expect(fetchRelease).toHaveBeenCalledWith(previous);
  expect(gate.admit).toHaveBeenLastCalledWith(earlier);
  expect(federation.register).toHaveBeenLastCalledWith(earlier, { force: true });
  expect(federation.load).toHaveBeenLastCalledWith(earlier);
  expect(loader.release('mf-public')).toBe(earlier);
  expect(loader.isEarlier('mf-public')).toBe(true);
});

test('what was loaded of a remote goes with its version', async () => {
  const { loader } = aLoader();
  await loader.load(address);
  await loader.load({ ...address, screen: 'none' }, { kind: 'previous' }).catch(() => {});
  expect(loader.peek(address)).toBeUndefined();
});

test('who asks again gets the current version', async () => {
  const { loader, federation } = aLoader();
  await loader.load(address, { kind: 'previous' });
  await loader.load(address, { kind: 'again' });
  expect(federation.register).toHaveBeenLastCalledWith(aRelease(), { force: true });
  expect(loader.isEarlier('mf-public')).toBe(false);
});

test('who asks again for what is the current version already keeps what works of it', async () => {
  const { loader, federation } = aLoader();
  await loader.load(address, { kind: 'again' });
  expect(federation.register).toHaveBeenCalledTimes(1);
});

test('who asks again gets what has been released meanwhile', async () => {
  const next = aRelease({ version: 'v2' });
  const { loader, federation, gate } = aLoader({ reread: async () => aComposition([next]) });
  await loader.load(address, { kind: 'again' });
  expect(gate.admit).toHaveBeenCalledWith(next);
  expect(federation.register).toHaveBeenLastCalledWith(next, { force: true });
  expect(federation.load).toHaveBeenLastCalledWith(next);
  expect(loader.release('mf-public')?.version).toBe('v2');
  expect(loader.isEarlier('mf-public')).toBe(false);
});

test('a version that the registry went back to is the current one, not an earlier one', async () => {
  const { loader } = aLoader({ reread: async () => aComposition([earlier]) });
  await loader.load(address, { kind: 'again', after: 1500 });
  expect(loader.release('mf-public')?.version).toBe('v0');
  expect(loader.isEarlier('mf-public')).toBe(false);
});

test('who asks again needs no registry', async () => {
  const { loader } = aLoader({
    reread: async () => {
      throw new Error('down');
    },
  });
  await expect(loader.load(address, { kind: 'again' })).resolves.toBe(listing);
});

test('a version before that is not what was signed is not run', async () => {
  const { loader, federation } = aLoader({
    fetchRelease: async () => {
      throw new Error('not the one that was signed');
    },
  });
  await expect(loader.load(address, { kind: 'previous' })).rejects.toThrow('signed');
  expect(federation.register).toHaveBeenCalledTimes(1);
  expect(loader.isEarlier('mf-public')).toBe(false);
});

test('how far a part came: its container is wanted until it is there', async () => {
  const { loader } = aLoader();
  expect(loader.phase('mf-public')).toBe('entry');
  await loader.load({ ...address, screen: 'none' }).catch(() => {});
  expect(loader.phase('mf-public')).toBe('screen');
});

test('what there is to fall back on stands in the composition', () => {
  const { loader } = aLoader();
  expect(loader.fallbacks('mf-public')).toEqual({ origins: [], hasPrevious: true });
  expect(loader.fallbacks('mf-auth')).toEqual({ origins: [], hasPrevious: false });
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
