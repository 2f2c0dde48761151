import path from 'node:path';
import type { Store } from './store';

/** The folders of one registry. */
export interface Places {
  /** Served by web servers: pages, `registry.json`, `shell/`, `remotes/`. */
  site: string;
  /** Channel pointers, history and lock; never served. */
  state: string;
  /** The store that holds the registry, when these folders are its copy. */
  store?: Store;
  /** A throwaway copy, whose files no other origin has. */
  isTrial?: boolean;
}

/** Folder of a released version, relative to the site: `shell/<v>` or `remotes/<part>/<v>`. */
export function releaseFolder(part: string, version: string): string {
  return path.posix.join(partFolder(part), version);
}

/**
 * Folder within a released version: its files as deltas to those of earlier versions,
 * `<SHA-256 of the earlier file, base64>/<name>`. Never served by this name.
 */
export const DELTAS = '.deltas';

/** Folder of a version's private source maps, relative to the state: `maps/<part>/<version>`. */
export function mapsFolder(part: string, version: string): string {
  return path.posix.join(MAPS, part, version);
}

/** Folder of all source maps, relative to the state. */
export const MAPS = 'maps';

/** Folder of all versions of a part, relative to the site. */
export function partFolder(part: string): string {
  return part === 'shell' ? 'shell' : path.posix.join('remotes', part);
}

/** Where files are collected until one rename makes them visible; never served. */
export function incomingFolder(places: Places): string {
  return path.join(places.site, '.incoming');
}

/**
 * Places from settings: `data` (or NUKKAD_DATA, or `.nukkad` under `root`) holds the state, and the
 * site unless `site` is given. SITE_DIR is the site of NUKKAD_DATA, and of no other `data`.
 */
export function placesFrom(options: { root: string; data?: string; site?: string }): Places {
  const { NUKKAD_DATA, SITE_DIR } = process.env;
  const at = (folder: string) => path.resolve(options.root, folder);
  const data = at(options.data ?? NUKKAD_DATA ?? '.nukkad');
  const own = options.data === undefined && SITE_DIR ? at(SITE_DIR) : path.join(data, 'site');
  return {
    site: options.site ? path.resolve(options.site) : own,
    state: path.join(data, 'registry'),
  };
}

/** Public origin of the product (PUBLIC_URL), without trailing slash; empty when unset. */
export function publicOrigin(): string {
  const said = process.env.PUBLIC_URL ?? '';
  return URL.canParse(said) ? said.replace(/\/+$/, '') : '';
}

/**
 * Origin that pages ask for the files of releases first (NUKKAD_ASSETS), `https://cdn.example`;
 * undefined when unset: their own.
 */
export function assetsOrigin(): string | undefined {
  const said = process.env.NUKKAD_ASSETS ?? '';
  return URL.canParse(said) ? new URL(said).origin : undefined;
}

/** Whether pages have a service worker (NUKKAD_OFFLINE); `off` takes it away from devices, too. */
export function hasOffline(): boolean {
  return process.env.NUKKAD_OFFLINE !== 'off';
}

/** The origins that a site's pages are told of. */
export function otherOrigins({ isTrial }: Pick<Places, 'isTrial'>): {
  assets?: string;
  origins: string[];
} {
  if (isTrial) return { origins: [] };
  return { assets: assetsOrigin(), origins: mirrorOrigins() };
}

const LOOPBACK = /^(localhost|127\.0\.0\.1)$/;

/** Where pages read the tiles of their maps. */
export interface Tiles {
  /** Of the PMTiles file, as a page asks for it. */
  address: string;
  /** Null: the page's own. */
  origin: string | null;
}

/**
 * The tiles that MAP_TILES names: an https address, or a path of the site itself. Undefined for
 * anything else; plain http is for this machine alone.
 */
export function tilesFrom(said: string): Tiles | undefined {
  if (/^\/[^/\s]\S*$/.test(said)) return { address: said, origin: null };
  if (!URL.canParse(said)) return undefined;
  const { protocol, hostname, origin, href } = new URL(said);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  return isSafe ? { address: href, origin } : undefined;
}

/** The tiles of MAP_TILES; undefined where maps have none. */
export const mapTiles = (): Tiles | undefined => tilesFrom(process.env.MAP_TILES ?? '');

/** Other origins that serve the same files (NUKKAD_MIRRORS, separated by spaces), in order. */
export function mirrorOrigins(): string[] {
  const said = (process.env.NUKKAD_MIRRORS ?? '').split(/[\s,]+/).filter(Boolean);
  return said.filter((one) => URL.canParse(one)).map((one) => new URL(one).origin);
}
