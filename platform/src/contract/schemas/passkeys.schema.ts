import { z } from 'zod';
import * as limits from '../limits';
import { named } from './named';
import { line } from './typed';

const id = z.uuid();

/** Binary fields of WebAuthn in JSON. */
const base64url = (most: number) =>
  z
    .string({ error: 'must be base64url' })
    .max(most, { error: 'is too long', abort: true })
    .regex(/^[A-Za-z0-9_-]+$/, 'must be base64url');

const credentialId = base64url(1_400);
const clientData = base64url(2_000);
const transports = z.array(z.string().max(20)).max(10).optional();
const type = z.literal('public-key');

export const passkey = z
  .object({
    _id: id,
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable().describe('Null until somebody signed in with it.'),
    isSynced: z
      .boolean()
      .describe(
        'A copy of it is kept by the password manager, so that other devices have it as well.',
      ),
  })
  .meta({ id: 'Passkey', description: 'A passkey as its owner sees it.' });

export const passkeyCreation = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type, alg: z.int() })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(
      named(
        'PasskeyReference',
        z
          .object({ id: z.string(), type, transports: z.array(z.string()).optional() })
          .describe('A key that a browser is told of; ids are base64url.'),
      ),
    ),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.boolean(),
      userVerification: z.literal('required'),
    }),
  })
  .meta({ id: 'PasskeyCreation', description: 'For navigator.credentials.create' });

export const passkeyRequest = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequest', description: 'For navigator.credentials.get' });

const enrolment = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .optional();

export const passkeyCreationOrder = z.object({ enrolment }).meta({
  id: 'PasskeyCreationOrder',
  description:
    "`enrolment`: of an operator's first passkey, what the enrolment link carries behind the `#`.",
});

export const passkeyOrder = z
  .object({
    enrolment,
    credential: named(
      'PasskeyAttestation',
      z
        .object({
          id: credentialId,
          rawId: credentialId,
          type,
          response: z.object({
            clientDataJSON: clientData,
            attestationObject: base64url(8_000),
            transports,
          }),
        })
        .describe('What the browser made; the binary parts are base64url.'),
    ),
    name: line(limits.passkeyNameMaxLength).optional(),
  })
  .meta({ id: 'PasskeyOrder', description: 'Without a name it gets one that counts.' });

export const passkeySignIn = z
  .object({
    credential: named(
      'PasskeyAssertion',
      z
        .object({
          id: credentialId,
          rawId: credentialId,
          type,
          response: z.object({
            clientDataJSON: clientData,
            authenticatorData: base64url(2_000),
            signature: base64url(2_000),
            userHandle: base64url(100).optional(),
          }),
        })
        .describe('What the browser signed; the binary parts are base64url.'),
    ),
  })
  .meta({ id: 'PasskeySignIn', description: "A passkey's signed challenge, to sign in with." });

export const passkeyRename = z
  .object({ name: line(limits.passkeyNameMaxLength) })
  .meta({ id: 'PasskeyRename', description: 'A new name for a passkey.' });
