import { z } from 'zod';
import * as limits from '../limits';
import { line } from './typed';

const id = z.uuid();

/** Binary parts of WebAuthn as JSON has them. */
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
    lastUsedAt: z.iso.datetime().nullable(),
    isSynced: z.boolean(),
  })
  .meta({ id: 'Passkey' });

export const passkeyCreation = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type, alg: z.int() })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(
      z.object({ id: z.string(), type, transports: z.array(z.string()).optional() }),
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

export const passkeyCreationOrder = z.object({ enrolment }).meta({ id: 'PasskeyCreationOrder' });

export const passkeyOrder = z
  .object({
    enrolment,
    credential: z.object({
      id: credentialId,
      rawId: credentialId,
      type,
      response: z.object({
        clientDataJSON: clientData,
        attestationObject: base64url(8_000),
        transports,
      }),
    }),
    name: line(limits.passkeyNameMaxLength).optional(),
  })
  .meta({ id: 'PasskeyOrder' });

export const passkeySignIn = z
  .object({
    credential: z.object({
      id: credentialId,
      rawId: credentialId,
      type,
      response: z.object({
        clientDataJSON: clientData,
        authenticatorData: base64url(2_000),
        signature: base64url(2_000),
        userHandle: base64url(100).optional(),
      }),
    }),
  })
  .meta({ id: 'PasskeySignIn' });

export const passkeyRename = z
  .object({ name: line(limits.passkeyNameMaxLength) })
  .meta({ id: 'PasskeyRename' });
