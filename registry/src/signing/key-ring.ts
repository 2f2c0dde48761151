import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { hasCode, RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { writeAtomically, writeDurably } from '../files/atomic';
import { keyId, rawPublicKey } from './signer';

/**
 * State of a key. `current` signs. `next` will sign: pages trust it already, so that one opened
 * before a rotation still accepts what is signed after it. `former` signed earlier and is still
 * trusted; `retired` is no longer trusted.
 */
export type KeyState = 'current' | 'next' | 'former' | 'retired';

/** One key of the ring; its private half is stored separately. */
export interface RingKey {
  id: string;
  state: KeyState;
  /** Raw public key, base64. */
  publicKey: string;
  /** ISO time. */
  made: string;
}

/** The registry's keys, newest last. */
export interface KeyRing {
  schema: 1;
  keys: RingKey[];
}

/** The ring in the state folder; undefined before the first key was needed. */
export async function readRing(places: Places): Promise<KeyRing | undefined> {
  try {
    return JSON.parse(await readFile(ringFile(places), 'utf8')) as KeyRing;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** The ring, created with two keys when there is none. */
export async function openRing(places: Places): Promise<KeyRing> {
  const existing = await readRing(places);
  if (existing) return existing;
  return writeRing(places, [await makeKey(places, 'current'), await makeKey(places, 'next')]);
}

/** Activates the next key; the former one is trusted until it is retired. */
export async function rotateRing(places: Places): Promise<KeyRing> {
  const { keys } = await openRing(places);
  const former = keys.find(({ state }) => state === 'former');
  if (former) {
    throw new RegistryError(
      'refused',
      `Key ${former.id} of the last rotation is still believed. Retire it first: nukkad keys retire ${former.id}.`,
    );
  }
  const moved: Partial<Record<KeyState, KeyState>> = { current: 'former', next: 'current' };
  const turned = keys.map((key) => ({ ...key, state: moved[key.state] ?? key.state }));
  return writeRing(places, [...turned, await makeKey(places, 'next')]);
}

/** Ends the pages' trust in a key and destroys its private half. */
export async function retireFromRing(places: Places, id: string): Promise<KeyRing> {
  const { keys } = await openRing(places);
  const key = keys.find((one) => one.id === id);
  if (!key) throw new RegistryError('missing', `There is no key ${id}. See \`nukkad keys list\`.`);
  if (key.state === 'current') {
    throw new RegistryError('refused', `Key ${id} signs now. Run \`nukkad keys rotate\` first.`);
  }
  const left = keys.map((one) => (one === key ? { ...one, state: 'retired' as const } : one));
  const ring = key.state === 'next' ? [...left, await makeKey(places, 'next')] : left;
  const written = await writeRing(places, ring);
  await rm(privateFile(places, id), { force: true });
  return written;
}

/** The private half of a key of the ring. */
export async function privateKeyOf(places: Places, { id }: RingKey): Promise<KeyObject> {
  return readPrivateKey(privateFile(places, id));
}

/** Reads an Ed25519 private key from a PEM file. */
export async function readPrivateKey(file: string): Promise<KeyObject> {
  const next = 'Put the key back, or name another with NUKKAD_SIGNING_KEY.';
  const pem = await readFile(file, 'utf8').catch(() => {
    throw new RegistryError('missing', `The signing key ${file} cannot be read. ${next}`);
  });
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below with the same message.
  }
  throw new RegistryError('invalid', `${file} is no Ed25519 private key in PEM form. ${next}`);
}

async function makeKey(places: Places, state: KeyState): Promise<RingKey> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const publicKey = rawPublicKey(privateKey);
  const id = keyId(publicKey);
  await mkdir(keysFolder(places), { recursive: true, mode: 0o700 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeDurably(privateFile(places, id), pem, 0o600);
  return { id, state, publicKey, made: new Date().toISOString() };
}

async function writeRing(places: Places, keys: RingKey[]): Promise<KeyRing> {
  const ring: KeyRing = { schema: 1, keys };
  await writeAtomically(ringFile(places), `${JSON.stringify(ring, null, 2)}\n`);
  return ring;
}

function keysFolder(places: Places): string {
  return path.join(places.state, 'keys');
}

function ringFile(places: Places): string {
  return path.join(keysFolder(places), 'ring.json');
}

function privateFile(places: Places, id: string): string {
  return path.join(keysFolder(places), `${id}.pem`);
}
