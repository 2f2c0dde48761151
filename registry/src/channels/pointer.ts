import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { lockChannel } from '@nukkad/platform/contract';
import { hasCode, RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { writeAtomically } from '../files/atomic';
import type { Withdrawn } from './withdrawn';

/** The channel that pages run. Other channels overlay it with their own versions. */
export const STABLE = 'stable';

/** Remotes of which a share of the visitors runs another version. */
export interface RunningCanary {
  /** 8 hex characters; other versions are another canary. */
  id: string;
  /** Hundredths of a percent of the visitors: 500 = 5 %. */
  share: number;
  parts: Record<string, string>;
}

/** The version of each part in a channel. `serial` rises by one with every move of a part. */
export interface Pointer {
  schema: 1;
  channel: string;
  serial: number;
  parts: Record<string, string>;
  /** Of `stable` only. */
  canary?: RunningCanary;
  /** Of `stable` only: versions that no channel may run. */
  withdrawn?: Withdrawn;
  /** Digest of the log line of the channel's last move. */
  head?: string;
}

const CHANNEL = /^[a-z][a-z0-9-]*$/;

/** Reads a channel; one that was never moved has serial 0 and no parts. */
export async function readPointer(places: Places, channel: string): Promise<Pointer> {
  try {
    return JSON.parse(await readFile(pointerFile(places, channel), 'utf8')) as Pointer;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return { schema: 1, channel, serial: 0, parts: {} };
    throw error;
  }
}

/**
 * Compare-and-swap: writes the channel only if it is still at `expectedSerial`. Call it under the
 * lock.
 *
 * @throws RegistryError `conflict` when the channel has moved since it was read
 */
export async function movePointer(
  places: Places,
  next: Pointer,
  expectedSerial: number,
): Promise<void> {
  const { serial } = await readPointer(places, next.channel);
  if (serial !== expectedSerial) throw conflict(next.channel, expectedSerial, serial);
  const text = `${JSON.stringify(next, null, 2)}\n`;
  await writeAtomically(pointerFile(places, next.channel), text);
}

/** The error for a channel that has moved since it was read. */
export function conflict(channel: string, expected: number, serial: number): RegistryError {
  return new RegistryError(
    'conflict',
    `Channel ${channel} has moved from serial ${expected} to ${serial} in between. Look at \`nukkad status\` and run the command again.`,
  );
}

/** Names of the existing channels, `stable` first. */
export async function channelNames(places: Places): Promise<string[]> {
  const names = await readdir(path.join(places.state, 'channels')).catch(() => []);
  const channels = names
    .filter((name) => !name.startsWith('.') && name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
  return [...channels.filter((c) => c === STABLE), ...channels.filter((c) => c !== STABLE)];
}

/**
 * What a channel really runs: its own versions over those of `stable`. Its serial rises whenever
 * either of the two moves.
 */
export function overlay(stable: Pointer, own: Pointer): Pointer {
  if (own.channel === STABLE) return own;
  return {
    ...own,
    serial: stable.serial + own.serial,
    parts: { ...stable.parts, ...own.parts },
  };
}

function pointerFile(places: Places, channel: string): string {
  if (!CHANNEL.test(channel) || channel === lockChannel) {
    throw new RegistryError(
      'usage',
      `"${channel}" is no channel name. Use small letters, digits and hyphens, e.g. canary.`,
    );
  }
  return path.join(places.state, 'channels', `${channel}.json`);
}
