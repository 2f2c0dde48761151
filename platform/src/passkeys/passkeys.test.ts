import type { PasskeyCreation, PasskeyRequest } from '../contract';
import { createPasskey, signWithPasskey } from './passkeys';

const creation: PasskeyCreation = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Nukkad' },
  user: { id: 'dXNlcg', name: 'meera@example.in', displayName: 'Meera Iyer' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 1_000,
  attestation: 'none',
  excludeCredentials: [{ id: 'b2xk', type: 'public-key', transports: ['internal'] }],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
};
const request: PasskeyRequest = {
  ...{ challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', timeout: 1_000 },
  userVerification: 'required',
};

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

function withCredentials(credentials: Partial<CredentialsContainer>) {
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  Object.defineProperty(window, 'PublicKeyCredential', {
    configurable: true,
    value: () => undefined,
  });
}
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

const refusing = (name: string) => async () => {
  throw new DOMException('words of the browser', name);
};

test('what the browser made goes out as the wire has it, and nothing else of it', async () => {
  const create = jest.fn(async () => ({
    ...{ id: 'bmV3', rawId: bytes('new'), type: 'public-key' },
    response: {
      clientDataJSON: bytes('{}'),
      attestationObject: bytes('object'),
      getTransports: () => ['internal'],
      getPublicKey: () => bytes('key'),
    },
    getClientExtensionResults: () => ({ credProps: { rk: true } }),
  }));
  withCredentials({ create: create as never });
  await expect(createPasskey(creation)).resolves.toEqual({
    made: {
      ...{ id: 'bmV3', rawId: 'bmV3', type: 'public-key' },
      response: { clientDataJSON: 'e30', attestationObject: 'b2JqZWN0', transports: ['internal'] },
    },
  });
  expect(create).toHaveBeenCalledWith(
    expect.objectContaining({
      publicKey: expect.objectContaining({ user: expect.objectContaining({ id: bytes('user') }) }),
    }),
  );
});

test('what the browser signed goes out as the wire has it', async () => {
  const get = async () => ({
    ...{ id: 'bmV3', rawId: bytes('new'), type: 'public-key' },
    response: {
      clientDataJSON: bytes('{}'),
      authenticatorData: bytes('data'),
      signature: bytes('signed'),
      userHandle: null,
    },
    getClientExtensionResults: () => ({}),
  });
  withCredentials({ get: get as never });
  await expect(signWithPasskey(request)).resolves.toEqual({
    made: {
      ...{ id: 'bmV3', rawId: 'bmV3', type: 'public-key' },
      response: { clientDataJSON: 'e30', authenticatorData: 'ZGF0YQ', signature: 'c2lnbmVk' },
    },
  });
});

test.each([
  ['NotAllowedError', 'cancelled'],
  ['InvalidStateError', 'known'],
  ['ConstraintError', 'unsupported'],
  ['NotSupportedError', 'unsupported'],
  ['AbortError', 'superseded'],
  ['UnknownError', 'failed'],
])('%s: %s', async (name, obstacle) => {
  withCredentials({ create: refusing(name) });
  await expect(createPasskey(creation)).resolves.toEqual({ obstacle });
});

test('a page at another address than the site’s cannot sign', async () => {
  withCredentials({ get: refusing('SecurityError') });
  await expect(signWithPasskey({ ...request, rpId: 'nukkad.example' })).resolves.toEqual({
    obstacle: 'wrong-address',
  });
});

test('a browser without passkeys is not asked', async () => {
  await expect(createPasskey(creation)).resolves.toEqual({ obstacle: 'unsupported' });
  await expect(signWithPasskey(request)).resolves.toEqual({ obstacle: 'unsupported' });
});
