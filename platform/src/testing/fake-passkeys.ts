import type { Passkey, PasskeyCreation, PasskeyRequest } from '../contract';

/** A browser's answers in place of `navigator.credentials`; reject with a DOMException by name. */
export interface FakePasskeys {
  create?: () => Promise<unknown>;
  get?: (options?: CredentialRequestOptions) => Promise<unknown>;
  /** Whether passkey autofill is offered. Default no. */
  hasAutofill?: boolean;
}

/** Gives jsdom passkeys until the returned function is called. */
export function fakePasskeys({ create, get, hasAutofill = false }: FakePasskeys): () => void {
  const PublicKeyCredential = Object.assign(() => undefined, {
    isConditionalMediationAvailable: async () => hasAutofill,
  });
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { configurable: true, value });
  define(navigator, 'credentials', { create, get });
  define(window, 'PublicKeyCredential', PublicKeyCredential);
  return () => {
    Reflect.deleteProperty(navigator, 'credentials');
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  };
}

const bytes = (words: string) => new TextEncoder().encode(words).buffer;
const key = { id: 'bmV3', rawId: bytes('new'), type: 'public-key' };

/** A created credential; on the wire its id is `bmV3`. */
export const aMadeCredential = () => ({
  ...key,
  response: {
    clientDataJSON: bytes('{}'),
    attestationObject: bytes('object'),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
});

/** A signed credential; on the wire its id is `bmV3`. */
export const aSignedCredential = () => ({
  ...key,
  response: {
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('data'),
    signature: bytes('signed'),
    userHandle: bytes('user'),
  },
  getClientExtensionResults: () => ({}),
});

/** A browser's rejection: `NotAllowedError` when the user closed the dialog. */
export const refusedBy = (name: string) => async () => {
  throw new DOMException('words of the browser', name);
};

/** A passkey that was never used. */
export function aPasskey(values: Partial<Passkey> = {}): Passkey {
  return {
    _id: 'passkey-1',
    name: 'Passkey 1',
    createdAt: '2026-11-20T08:00:00.000Z',
    lastUsedAt: null,
    isSynced: true,
    ...values,
  };
}

/** Options of the API for signing in with a passkey. */
export function aPasskeyRequest(): PasskeyRequest {
  return {
    ...{ challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', timeout: 1_000 },
    userVerification: 'required',
  };
}

/** Options of the API for creating a passkey. */
export function aPasskeyCreation(): PasskeyCreation {
  return {
    challenge: 'Y2hhbGxlbmdl',
    rp: { id: 'localhost', name: 'Nukkad' },
    user: { id: 'dXNlcg', name: 'meera@example.in', displayName: 'Meera Iyer' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 1_000,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}
