import type { KeyObject } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import {
  type SignedTimestamp,
  type Timestamp,
  timestampKeyPrefix,
} from '@nukkad/platform/contract';
import { readPointer, STABLE } from '../channels/pointer';
import { RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { writeWithForms } from '../files/forms';
import { privateKeyOf, readPrivateKey, readRing } from '../signing/key-ring';
import { assertAllowed, KEY_SETTING, readRoles } from '../signing/role-keys';
import { type Signer, signerWith } from '../signing/signer';
import { withLock } from '../sync/lock';
import { headOf, logFiles, readEntries } from '../transparency/composition-log';

/** Hours for which a timestamp holds. */
export const TIMESTAMP_HOURS = 1;

const MOST_HOURS = 24 * 31;
const HOUR_MS = 3_600_000;

/**
 * Signs that the log stands where it stands now, for so many hours.
 *
 * @returns undefined when nothing is released yet
 * @throws RegistryError `missing` where no key may do so, `refused` when the root has not allowed it
 */
export async function renewTimestamp(
  places: Places,
  { hours = TIMESTAMP_HOURS, now = Date.now() }: { hours?: number; now?: number } = {},
): Promise<Timestamp | undefined> {
  if (!(hours > 0 && hours <= MOST_HOURS)) {
    throw new RegistryError('usage', `--hours takes more than 0 and at most ${MOST_HOURS}.`);
  }
  if ((await readPointer(places, STABLE)).serial === 0) return undefined;
  return withLock(places, async () => {
    const { size, root } = headOf(await readEntries(places));
    const timestamp: Timestamp = {
      schema: 1,
      when: new Date(now).toISOString(),
      expires: new Date(now + hours * HOUR_MS).toISOString(),
      ...{ size, root },
    };
    const signer = await timestampSigner(places);
    const signed: SignedTimestamp = { timestamp, signature: signer.sign('timestamp', timestamp) };
    const text = `${JSON.stringify(signed)}\n`;
    await writeWithForms(path.join(places.site, logFiles.timestamp), text);
    return timestamp;
  });
}

/** True for the content of a timestamp that holds for longer than those that are renewed all the time. */
export function isLasting(content: Buffer): boolean {
  const { timestamp } = JSON.parse(content.toString('utf8')) as { timestamp: Timestamp | null };
  if (!timestamp) return false;
  return Date.parse(timestamp.expires) - Date.parse(timestamp.when) > TIMESTAMP_HOURS * HOUR_MS;
}

/** True when this process has a key for timestamps, and may write the site. Creates neither. */
export async function canTimestamp(places: Places): Promise<boolean> {
  const needs = [timestampSigner(places), access(places.site, constants.W_OK)];
  const found = await Promise.allSettled(needs);
  return found.every(({ status }) => status === 'fulfilled');
}

// Without roles the key that signs all signs this as well, under its own name.
async function timestampSigner(places: Places): Promise<Signer> {
  const roles = await readRoles(places);
  const named = process.env[KEY_SETTING.timestamp];
  if (named && roles) {
    const signer = signerWith(await readPrivateKey(named));
    assertAllowed(roles, 'timestamp', signer.key);
    const key = timestampKeyPrefix + signer.key;
    return { ...signer, key, sign: (kind, value) => ({ ...signer.sign(kind, value), key }) };
  }
  const full = await fullKey(places);
  if (full) {
    const signer = signerWith(full);
    assertAllowed(roles, 'release', signer.key);
    return signer;
  }
  throw new RegistryError(
    'missing',
    `No key here signs timestamps. Name one with ${KEY_SETTING.timestamp}.`,
  );
}

async function fullKey(places: Places): Promise<KeyObject | undefined> {
  const named = process.env[KEY_SETTING.release];
  if (named) return readPrivateKey(named);
  const current = (await readRing(places))?.keys.find(({ state }) => state === 'current');
  return current && privateKeyOf(places, current);
}
