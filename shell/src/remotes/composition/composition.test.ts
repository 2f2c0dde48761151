import {
  type Composition,
  type LiveProof,
  liveValue,
  lockChannel,
  type RegistryDocument,
} from '@nukkad/platform/contract';
import { fakeWire } from '@nukkad/platform/testing';
import { waitFor } from '@testing-library/react';
import { aComposition } from '../../testing/shell-builders';
import { aKey, aRegistry, writeSignedPage } from '../../testing/signed-page';
import {
  currentComposition,
  inlineComposition,
  isLockKept,
  isReplay,
  startComposition,
} from './composition';
import { noteSerial, seenSerial } from './seen-serials';
import { trustIn } from './signatures';

const key = aKey();
const at = (serial: number, values: Partial<Composition> = {}) => ({
  ...aComposition(),
  serial,
  ...values,
});

let wire: ReturnType<typeof fakeWire>;
let registry: RegistryDocument | number;
const reported = () => wire.calls.map(({ request }) => (request.body as { code: string }).code);

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  wire = fakeWire({ reportClientError: () => undefined });
  registry = 404;
  globalThis.fetch = async (address, init) => {
    if (address === '/log/timestamp.json') return new Response('', { status: 404 });
    if (address !== '/registry.json') return wire.fetch(address as string, init);
    if (typeof registry === 'number') return new Response('', { status: registry });
    return Response.json(registry);
  };
});
afterEach(() => {
  document.body.innerHTML = '';
  jest.restoreAllMocks();
});

const page = (composition: Composition, signature = key.sign('composition', composition)) =>
  writeSignedPage(JSON.stringify(composition), key, signature);

test.each(['', '{', 'null', '{"schema":2}', '{"schema":1,"remotes":{}}'])(
  'a page that carries %j carries none',
  (text) => {
    writeSignedPage(text, key);
    expect(inlineComposition()).toBeNull();
  },
);

test('a page without the block carries none', () => {
  expect(inlineComposition()).toBeNull();
});

test('a signed page starts with what it carries, and nobody is asked', async () => {
  page(at(3));
  await expect(startComposition('stable')).resolves.toEqual(at(3));
  expect(reported()).toEqual([]);
  expect(seenSerial('stable')).toBe(3);
});

const flipped = at(3, { shell: { version: 's2' } });
const wrongs: [string, () => void][] = [
  ['one byte is another', () => page(flipped, key.sign('composition', at(3)))],
  ['it was signed as something else', () => page(at(3), key.sign('preview', at(3)))],
  ['the key is a stranger', () => page(at(3), aKey('stranger').sign('composition', at(3)))],
  ['the key only bears the name', () => page(at(3), aKey().sign('composition', at(3)))],
  ['there is no signature', () => writeSignedPage(JSON.stringify(at(3)), key)],
  ['the signature is no signature', () => page(at(3), { key: 'key1', value: '%' })],
  ['it cannot be read', () => writeSignedPage('{', key)],
];
test.each(wrongs)('where %s, the registry is believed instead', async (_what, write) => {
  write();
  registry = aRegistry(at(4), key);
  await expect(startComposition('stable')).resolves.toEqual(at(4));
  await waitFor(() => expect(reported()).toEqual(['COMPOSITION-SIGNATURE']));
});

test('where neither is signed, nothing starts', async () => {
  page(flipped, key.sign('composition', at(3)));
  registry = aRegistry(at(4), key);
  registry.channels.stable!.serial = 5;
  await expect(startComposition('stable')).rejects.toThrow('not signed');
  await waitFor(() =>
    expect(reported()).toEqual(['COMPOSITION-SIGNATURE', 'COMPOSITION-SIGNATURE']),
  );
});

test('without keys in the page nothing is believed', async () => {
  page(at(3));
  document.body.firstChild?.remove();
  registry = aRegistry(at(4), key);
  await expect(startComposition('stable')).rejects.toThrow('not signed');
});

test('an old page runs what the registry says now, and somebody hears of it', async () => {
  noteSerial('stable', 5);
  page(at(3));
  registry = aRegistry(at(6), key);
  await expect(startComposition('stable')).resolves.toEqual(at(6));
  await waitFor(() => expect(reported()).toEqual(['REGISTRY-REPLAYED']));
  expect(seenSerial('stable')).toBe(6);
});

test('an old page is better than none', async () => {
  noteSerial('stable', 5);
  page(at(3));
  registry = 503;
  await expect(startComposition('stable')).resolves.toEqual(at(3));
  expect(seenSerial('stable')).toBe(5);
});

test('a registry that began anew is not suspected for ever', async () => {
  noteSerial('stable', 50);
  page(at(3));
  registry = aRegistry(at(3), key);
  await expect(startComposition('stable')).resolves.toEqual(at(3));
  await startComposition('stable');
  await waitFor(() => expect(reported()).toEqual(['REGISTRY-REPLAYED']));
});

test('an old registry is refused', async () => {
  page(at(3));
  await startComposition('stable');
  registry = aRegistry(at(2), key);
  await expect(currentComposition('stable')).rejects.toThrow('some time ago');
  await waitFor(() => expect(reported()).toEqual(['REGISTRY-REPLAYED']));
  registry = aRegistry(at(4), key);
  await expect(currentComposition('stable')).resolves.toEqual(at(4));
});

test('a device that keeps nothing remembers for as long as the page lives', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  registry = aRegistry(at(9), key);
  page(at(3));
  await currentComposition('stable');
  registry = aRegistry(at(8), key);
  await expect(currentComposition('stable')).rejects.toThrow('some time ago');
});

test('one channel cannot be shown as another', async () => {
  page(at(3));
  const canary = aRegistry(at(9, { channel: 'canary' }), key);
  registry = {
    schema: 1,
    channels: { stable: canary.channels.canary! },
    signatures: { stable: canary.signatures!.canary! },
  };
  await expect(currentComposition('stable')).rejects.toThrow('not signed');
});

test('what the registry does not say, or says with an error, is an error', async () => {
  page(at(3));
  registry = aRegistry(at(3), key);
  await expect(currentComposition('canary')).rejects.toThrow('form');
  registry = 503;
  await expect(currentComposition('stable')).rejects.toThrow('503');
});

describe('a key that may only take canaries back', () => {
  const canary = aKey('canary-1');
  const live = (was: Composition) => ({
    ...key.sign('live', liveValue(was, was.serial)),
    serial: was.serial,
  });
  const goingBack = (now: Composition, proof: LiveProof | undefined, version = 1) => {
    const delegation = { schema: 1 as const, version, keys: { [canary.id]: canary.publicKey } };
    const signature = { ...canary.sign('composition', now), ...(proof && { live: proof }) };
    registry = {
      ...{ schema: 1, channels: { stable: now }, signatures: { stable: signature } },
      ...{ delegation, delegationSignature: key.sign('roles', delegation) },
    };
  };
  const tried = { id: 'c', share: 500, lock: 'f'.repeat(16), remotes: {} };
  beforeEach(() => {
    noteSerial('stable', 3);
    page(at(3, { canary: tried }));
  });

  test('is believed for what was live before', async () => {
    goingBack(at(4), live(at(3, { canary: tried })));
    await expect(currentComposition('stable')).resolves.toEqual(at(4));
  });

  const never: [string, Composition, LiveProof | undefined][] = [
    ['what was never live', flipped, live(at(3))],
    ['what nobody says was live', at(4), undefined],
    ['what it says itself', at(4), { ...canary.sign('live', at(3)), serial: 3 }],
    ['what was live long ago', at(104), live(at(3))],
    ['another canary', at(4, { canary: tried }), live(at(4))],
  ];
  test.each(never)('is not believed for %s', async (_what, now, proof) => {
    goingBack(now, proof);
    await expect(currentComposition('stable')).rejects.toThrow('not signed');
  });

  test('is not believed once the device knows later roles', async () => {
    noteSerial('.roles', 2);
    goingBack(at(4), live(at(3)));
    await expect(currentComposition('stable')).rejects.toThrow('not signed');
  });

  test('signs nothing else, also where a page names it', async () => {
    writeSignedPage(JSON.stringify(at(3)), canary, canary.sign('composition', at(3)));
    await expect(trustIn('preview', {}, canary.sign('preview', {}))).resolves.toBe('unsigned');
    registry = aRegistry(at(4), canary);
    await expect(startComposition('stable')).rejects.toThrow('not signed');
  });
});

describe('a composition that is seen again', () => {
  const kept = at(2, { channel: lockChannel });

  test('is old on purpose', async () => {
    noteSerial('stable', 5);
    history.replaceState(null, '', `/?lock=${kept.lock}`);
    page(kept);
    await expect(startComposition('stable')).resolves.toEqual(kept);
    expect(isReplay(kept)).toBe(true);
    expect(reported()).toEqual([]);
  });

  test('counts only where somebody asked for it', async () => {
    history.replaceState(null, '', '/?lock=ffffffffffffffff');
    page(kept);
    registry = aRegistry(at(5), key);
    await expect(startComposition('stable')).resolves.toEqual(at(5));
    await waitFor(() => expect(reported()).toEqual(['REGISTRY-REPLAYED']));
  });
});

test.each([
  ['its own page', `{"channel":"lock","lock":"0123456789abcdef"}`, true],
  ['the page of everybody', `{"channel":"stable","lock":"0123456789abcdef"}`, false],
  ['the page of another', `{"channel":"lock","lock":"fedcba9876543210"}`, false],
])('a composition to be seen again that is answered by %s', async (_, text, isKept) => {
  const ask = jest.fn(async () => new Response(text));
  globalThis.fetch = ask;
  expect(await isLockKept('0123456789abcdef')).toBe(isKept);
  expect(ask).toHaveBeenCalledWith('/?lock=0123456789abcdef', expect.anything());
  globalThis.fetch = async () => new Response('', { status: 503 });
  await expect(isLockKept('0123456789abcdef')).rejects.toThrow('503');
});

describe('a browser that cannot verify', () => {
  beforeEach(() => {
    const unknown = new DOMException('Ed25519 is not known', 'NotSupportedError');
    jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(unknown);
  });

  test('believes its page', async () => {
    page(at(3));
    await expect(startComposition('stable')).resolves.toEqual(at(3));
    expect(reported()).toEqual([]);
  });

  test('believes nothing that comes later', async () => {
    page(at(3));
    registry = aRegistry(at(4), key);
    await expect(currentComposition('stable')).rejects.toThrow('cannot verify');
  });

  test('takes a page without a signature for what it is', async () => {
    writeSignedPage(JSON.stringify(at(3)), key);
    await expect(startComposition('stable')).rejects.toThrow();
    await waitFor(() => expect(reported()).toEqual(['COMPOSITION-SIGNATURE']));
  });
});
