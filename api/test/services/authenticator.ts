import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@nukkad/platform/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Deviations from a correct authenticator's answer. */
export interface Twist {
  origin?: string;
  /** Id of the site it signs for. */
  rpId?: string;
  /** Without user verification. */
  isUnverified?: boolean;
  counter?: number;
  challenge?: string;
  type?: string;
  format?: { fmt: string; attStmt: Map<string, unknown> };
}

const present = 0x01;
const verified = 0x04;
const backupEligible = 0x08;
const backedUp = 0x10;
const attested = 0x40;

const sha256 = (input: string | Buffer) => createHash('sha256').update(input).digest();

/** A software passkey: the answers of a browser and its device. */
export function authenticator(origin = 'http://localhost:8080') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, twist: Twist) =>
    Buffer.from(
      JSON.stringify({
        type: twist.type ?? type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? origin,
        crossOrigin: false,
      }),
    );

  const authenticatorData = (rpId: string, more: number, twist: Twist): Buffer => {
    counter = twist.counter ?? counter + 1;
    const proof = twist.isUnverified ? 0 : verified;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = Buffer.from([present | proof | backupEligible | backedUp | more]);
    return Buffer.concat([sha256(twist.rpId ?? rpId), flags, count]);
  };

  const publicKeyInCose = () =>
    Buffer.from(
      isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]) as never,
      ),
    );

  return {
    id,
    create({ challenge, rp, user }: PasskeyCreation, twist: Twist = {}): PasskeyAttestation {
      userHandle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([
        authenticatorData(rp.id, attested, twist),
        ...[Buffer.alloc(16), length, credentialId, publicKeyInCose()],
      ]);
      const { fmt, attStmt } = twist.format ?? { fmt: 'none', attStmt: new Map() };
      const attestation = new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', Uint8Array.from(authData)],
      ]);
      const attestationObject = Buffer.from(isoCBOR.encode(attestation as never));
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, twist).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    sign({ challenge, rpId }: PasskeyRequest, twist: Twist = {}): PasskeyAssertion {
      const client = clientData('webauthn.get', challenge, twist);
      const data = authenticatorData(rpId, 0, twist);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle,
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof authenticator>;
