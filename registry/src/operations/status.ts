import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { effectivePointer } from '../canary/channel-state';
import { readHistory } from '../channels/history';
import { channelNames, type Pointer, readPointer } from '../channels/pointer';
import { type Places, partFolder } from '../core/places';

/** A version in the site. */
export interface StoredVersion {
  version: string;
  /** Milliseconds: when a channel last ran it, or began to if it runs; else when files came. */
  lastUsed: number;
  /** False for files that no channel has ever run. */
  everRun: boolean;
  /** Channels that run it now. */
  channels: string[];
}

/** Every channel with its overlay resolved. */
export async function status(places: Places): Promise<Pointer[]> {
  const names = await channelNames(places);
  return Promise.all(names.map((name) => effectivePointer(places, name)));
}

/** Every version in the site, by part, most recently used first. */
export async function storedVersions(places: Places): Promise<Map<string, StoredVersion[]>> {
  const channels = await status(places);
  const used = await lastUses(places);
  const stored = new Map<string, StoredVersion[]>();
  for (const part of await storedParts(places)) {
    const folder = path.join(places.site, partFolder(part));
    const versions = await Promise.all(
      (await foldersIn(folder)).map(async (version) => ({
        version,
        lastUsed:
          used.get(`${part} ${version}`) ?? (await stat(path.join(folder, version))).mtimeMs,
        everRun: used.has(`${part} ${version}`),
        channels: channels.filter((c) => c.parts[part] === version).map((c) => c.channel),
      })),
    );
    stored.set(part, versions.sort(mostRecentFirst));
  }
  return stored;
}

// At a change both versions have the same time; the new one sorts first.
function mostRecentFirst(a: StoredVersion, b: StoredVersion): number {
  return b.lastUsed - a.lastUsed || b.channels.length - a.channels.length;
}

async function lastUses(places: Places): Promise<Map<string, number>> {
  const uses = new Map<string, number>();
  for (const name of await channelNames(places)) {
    const { serial } = await readPointer(places, name);
    for (const move of await readHistory(places, name, serial)) {
      if (move.action === 'withdraw' || move.action === 'restore') continue;
      for (const version of [move.previous, move.version]) {
        uses.set(`${move.part} ${version}`, Date.parse(move.at));
      }
    }
  }
  return uses;
}

async function storedParts(places: Places): Promise<string[]> {
  const remotes = await foldersIn(path.join(places.site, 'remotes'));
  const shells = await foldersIn(path.join(places.site, 'shell'));
  return [...(shells.length > 0 ? ['shell'] : []), ...remotes];
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
