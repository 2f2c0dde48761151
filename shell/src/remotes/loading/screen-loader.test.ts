import { defineRemote } from '@nukkad/platform';
import {
  type Composition,
  limits,
  type ReleaseRef,
  type RemoteRelease,
} from '@nukkad/platform/contract';
import { aComposition, aRef, aRelease } from '../../testing/shell-builders';
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
  expect(fetchRelease).toHaveBeenCalledWith(previous, undefined);
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

describe('a part that the page only refers to', () => {
  const part = 'mf-auth';
  const auth = aRelease({ part });
  const login = { remote: part, screen: 'listing' };
  const lacking = { ...aComposition(), others: { [part]: aRef(auth) }, previous: {} };

  function aPage(fetchRelease: (ref: ReleaseRef, origin?: string) => Promise<RemoteRelease>) {
    const federation = { register: jest.fn(), load: jest.fn(async () => healthy) };
    const gate = { admit: jest.fn(), renew: jest.fn() };
    const reread = jest.fn(async () => aComposition([aRelease(), auth]));
    const asked = jest.fn(fetchRelease);
    const composition = { ...lacking, previous: { [part]: { ...aRef(auth), version: 'v0' } } };
    const parts = { composition, federation, gate, reread, fetchRelease: asked };
    return { federation, gate, reread, asked, loader: createScreenLoader(parts) };
  }
  const gone = () => Promise.reject(new Error('release.json answered 404.'));

  test('is neither fetched nor admitted before it is wanted', () => {
    const { loader, gate, federation, asked } = aPage(async () => auth);
    expect(asked).not.toHaveBeenCalled();
    expect(gate.admit.mock.calls).toEqual([[aRelease()]]);
    expect(federation.register.mock.calls).toEqual([[aRelease()]]);
    expect(loader.release(part)).toEqual(aRef(auth));
    expect(loader.isEarlier(part)).toBe(false);
  });

  test('is fetched, admitted and registered before it is loaded', async () => {
    const { loader, gate, federation, asked } = aPage(async () => auth);
    await expect(loader.load(login)).resolves.toBe(listing);
    expect(asked).toHaveBeenCalledWith(aRef(auth), undefined);
    expect(gate.admit).toHaveBeenLastCalledWith(auth);
    expect(federation.register).toHaveBeenLastCalledWith(auth);
    expect(federation.load).toHaveBeenLastCalledWith(auth);
    expect(loader.release(part)).toBe(auth);
    expect(loader.peek(login)).toBe(listing);
  });

  test('is fetched once, whoever asks for it', async () => {
    const { loader, asked } = aPage(async () => auth);
    const both = [loader.resolve(part), loader.load(login)];
    await Promise.all(both);
    await expect(loader.resolve(part)).resolves.toBe(auth);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('whose release is not what was signed runs nothing, and may be tried again', async () => {
    let answer: () => Promise<RemoteRelease> = gone;
    const { loader, federation, gate } = aPage(() => answer());
    await expect(loader.load(login)).rejects.toThrow('404');
    expect(gate.admit).toHaveBeenCalledTimes(1);
    expect(federation.load).not.toHaveBeenCalled();
    answer = async () => auth;
    await expect(loader.load(login, { kind: 'retry', after: 500 })).resolves.toBe(listing);
  });

  test('comes from another origin, its description and its files', async () => {
    const origin = 'https://mirror.example';
    const { loader, asked, federation } = aPage((_, at) => (at ? Promise.resolve(auth) : gone()));
    await loader.load(login).catch(() => {});
    await expect(loader.load(login, { kind: 'origin', origin })).resolves.toBe(listing);
    expect(asked).toHaveBeenLastCalledWith(aRef(auth), origin);
    expect(federation.register).toHaveBeenLastCalledWith(auth, { force: true, origin });
  });

  test('is in the registry with its files', async () => {
    const { loader, reread } = aPage(gone);
    await loader.load(login).catch(() => {});
    await expect(loader.load(login, { kind: 'again' })).resolves.toBe(listing);
    expect(reread).toHaveBeenCalledTimes(1);
    expect(loader.isEarlier(part)).toBe(false);
  });

  test('may fall back to the version before, and says so', async () => {
    const before = aRelease({ part, version: 'v0' });
    const { loader } = aPage(({ version }) =>
      version === 'v0' ? Promise.resolve(before) : gone(),
    );
    await expect(loader.load(login, { kind: 'previous' })).resolves.toBe(listing);
    expect(loader.release(part)).toBe(before);
    expect(loader.isEarlier(part)).toBe(true);
  });

  test('does not come: given up at 120000 ms', async () => {
    jest.useFakeTimers();
    const { loader } = aPage(() => new Promise(() => {}));
    const outcome = jest.fn();
    loader.load(login).catch(outcome);
    await jest.advanceTimersByTimeAsync(limits.chunkLoadTimeout - 1);
    expect(outcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome.mock.calls[0][0]).toMatchObject({ code: 'MF-TIMEOUT' });
    jest.useRealTimers();
  });
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

describe('a page with an origin that is asked first', () => {
  const assets = 'https://cdn.example';
  const mirror = 'https://mirror.example';
  const lost = new Error('Loading script failed.');
  afterEach(() => delete document.documentElement.dataset.assets);

  /** A page on which `load` answers its calls in turn. */
  function aPage(...answers: (() => Promise<unknown>)[]) {
    const composition = { ...aComposition(), assets, origins: [mirror] };
    const load = jest.fn(async () => (answers.shift() ?? (async () => healthy))());
    const federation = { register: jest.fn(), load };
    const gate = { admit: jest.fn(), renew: jest.fn() };
    const fetchRelease = jest.fn(async () => earlier);
    const parts = { composition, federation, gate, reread: async () => composition, fetchRelease };
    return { federation, gate, loader: createScreenLoader(parts) };
  }

  test('has its files from there', async () => {
    const { loader, federation, gate } = aPage();
    await expect(loader.load(address)).resolves.toBe(listing);
    expect(federation.register.mock.calls).toEqual([[aRelease(), { origin: assets }]]);
    expect(gate.renew).not.toHaveBeenCalled();
    expect(loader.fallbacks('mf-public').origins).toEqual([window.location.origin, mirror]);
  });

  test('has what does not come from there from this site, and later parts too', async () => {
    const { loader, federation, gate } = aPage(() => Promise.reject(lost));
    await expect(loader.load(address)).resolves.toBe(listing);
    expect(gate.renew).toHaveBeenCalledWith('mf-public');
    expect(federation.register.mock.calls).toEqual([
      [aRelease(), { origin: assets }],
      [aRelease(), { force: true }],
    ]);
    expect(loader.peek(address)).toBe(listing);
    expect(loader.fallbacks('mf-public').origins).toEqual([mirror]);
  });

  test('turns once for two screens that fail together', async () => {
    const fails = () => Promise.reject(lost);
    const { loader, federation } = aPage(fails, fails);
    await Promise.all([loader.load(address), loader.load(address)]);
    expect(federation.register).toHaveBeenCalledTimes(2);
  });

  test('does not turn for what is no fault of an origin', async () => {
    const { loader, federation } = aPage(async () => ({ ...healthy, contract: 2 }));
    await expect(loader.load(address)).rejects.toMatchObject({ code: 'MF-CONTRACT' });
    expect(federation.register).toHaveBeenCalledTimes(1);
  });

  test('asks this site at once where the document had to', () => {
    document.documentElement.dataset.assets = 'failed';
    const { federation } = aPage();
    expect(federation.register.mock.calls).toEqual([[aRelease()]]);
  });
});
