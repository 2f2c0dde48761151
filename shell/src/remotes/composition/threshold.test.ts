import {
  type Composition,
  liveValue,
  type RegistryDocument,
  type Signature,
  type SignedKind,
} from '@nukkad/platform/contract';
import { fakeWire } from '@nukkad/platform/testing';
import { aComposition } from '../../testing/shell-builders';
import { aKey, writeSignedPage } from '../../testing/signed-page';
import { currentComposition, startComposition } from './composition';
import { noteSerial } from './seen-serials';
import { trustIn } from './signatures';

const [asha, ravi, stranger, canary] = [aKey('a'), aKey('b'), aKey('c'), aKey('canary-1')];
const at = (serial: number, values: Partial<Composition> = {}) => ({
  ...aComposition(),
  serial,
  ...values,
});
const both = (kind: SignedKind, value: unknown): Signature => ({
  ...asha.sign(kind, value),
  cosignatures: [ravi.sign(kind, value)],
});

let registry: RegistryDocument;
let delegated: Pick<RegistryDocument, 'delegation' | 'delegationSignature'>;
beforeEach(() => {
  localStorage.clear();
  delegated = {};
  const wire = fakeWire({ reportClientError: () => undefined });
  globalThis.fetch = async (address, init) => {
    if (address === '/log/timestamp.json') return new Response('', { status: 404 });
    if (address !== '/registry.json') return wire.fetch(address as string, init);
    return Response.json({ ...registry, ...delegated });
  };
  noteSerial('stable', 3);
  writeSignedPage(JSON.stringify(at(3)), asha, asha.sign('composition', at(3)), [ravi]);
});
afterEach(() => {
  document.body.innerHTML = '';
});

const says = (composition: Composition, signature: Signature) => {
  registry = {
    ...{ schema: 1, channels: { stable: composition }, signatures: { stable: signature } },
  };
  return currentComposition('stable');
};

test('what two keys have signed runs', async () => {
  await expect(says(at(4), both('composition', at(4)))).resolves.toEqual(at(4));
});

test('a page starts with its own composition, which one of its keys has signed', async () => {
  await expect(startComposition('stable')).resolves.toEqual(at(3));
});

const one = asha.sign('composition', at(4));
const forgeries: [string, unknown][] = [
  ['one key', one],
  ['one key, twice', { ...one, cosignatures: [one, one] }],
  ['one key and a stranger', { ...one, cosignatures: [stranger.sign('composition', at(4))] }],
  ['one key under both names', { ...one, cosignatures: [{ ...one, key: 'b' }] }],
  ['both, the other something else', { ...one, cosignatures: [ravi.sign('composition', at(5))] }],
  ['one key and that of canaries', { ...one, cosignatures: [canary.sign('composition', at(4))] }],
  ['that of canaries and one key', { ...canary.sign('composition', at(4)), cosignatures: [one] }],
  [
    'both, the other too far behind',
    { ...one, cosignatures: [...Array(8).fill(one), ravi.sign('composition', at(4))] },
  ],
  ['one key and what is no list', { ...one, cosignatures: 'b' }],
  ['one key and nothing', { ...one, cosignatures: [null, {}, { key: 7, value: 7 }] }],
];
test.each(forgeries)('signed by %s, nothing runs', async (_what, signature) => {
  const delegation = { schema: 1 as const, version: 1, keys: { [canary.id]: canary.publicKey } };
  delegated = { delegation, delegationSignature: both('roles', delegation) };
  await expect(says(at(4), signature as Signature)).rejects.toThrow('not signed');
});

describe('the key of canaries', () => {
  const delegation = { schema: 1 as const, version: 1, keys: { [canary.id]: canary.publicKey } };
  const proof = (by: typeof both) => ({
    ...by('live', liveValue(at(3), 3)),
    serial: 3,
  });
  const goingBack = (live: ReturnType<typeof proof>) =>
    says(at(4), { ...canary.sign('composition', at(4)), live });

  test('goes back to what two keys let go live', async () => {
    delegated = { delegation, delegationSignature: both('roles', delegation) };
    await expect(goingBack(proof(both))).resolves.toEqual(at(4));
  });

  test('does not go back to what one key says was live', async () => {
    delegated = { delegation, delegationSignature: both('roles', delegation) };
    await expect(goingBack(proof(asha.sign))).rejects.toThrow('not signed');
  });

  test('is none that one key alone has named', async () => {
    delegated = { delegation, delegationSignature: asha.sign('roles', delegation) };
    await expect(goingBack(proof(both))).rejects.toThrow('not signed');
  });
});

test('a preview takes both keys, a timestamp one', async () => {
  const value = { schema: 1 };
  await expect(trustIn('preview', value, asha.sign('preview', value))).resolves.toBe('unsigned');
  await expect(trustIn('preview', value, both('preview', value))).resolves.toBe('signed');
  await expect(trustIn('timestamp', value, asha.sign('timestamp', value))).resolves.toBe('signed');
  const masked = { ...canary.sign('preview', value), cosignatures: [asha.sign('preview', value)] };
  const keys = { [canary.id]: canary.publicKey };
  await expect(trustIn('preview', value, masked, keys)).resolves.toBe('unsigned');
});
