import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PartManifest, SiteRoute } from '@nukkad/platform/contract';
import { type Places, placesFrom } from '../core/places';

/** A throwaway registry with a folder for builds. */
export interface FakeSite {
  root: string;
  places: Places;
  /** Writes a build and returns its folder; `content` makes two builds of one part differ. */
  build(manifest: PartManifest, content?: string, extra?: Record<string, string>): Promise<string>;
  /** Relative path → digest of every file of the site. */
  digests(): Promise<Record<string, string>>;
  read(file: string): Promise<string>;
  remove(): Promise<void>;
}

/** Creates a throwaway registry in the system's temporary folder. */
export async function fakeSite(): Promise<FakeSite> {
  const root = await mkdtemp(path.join(tmpdir(), 'nukkad-registry-'));
  const places = placesFrom({ root, data: 'data' });
  return {
    root,
    places,
    build: (manifest, content = 'first', extra = {}) => writeBuild(root, manifest, content, extra),
    digests: () => digestsOf(places.site),
    read: (file) => readFile(path.join(places.site, file), 'utf8'),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** A remote's manifest with one screen, `listing`, by default. */
export function remoteManifest(part: string, more: Partial<PartManifest> = {}): PartManifest {
  return {
    schema: 1,
    part,
    federation: part.replaceAll('-', '_'),
    packageVersion: '0.1.0',
    contract: 1,
    entry: 'remoteEntry.abc.js',
    styles: [],
    preload: [],
    screens: {
      listing: {
        scripts: ['screen-listing.abc.js'],
        styles: ['screen-listing.abc.css'],
        reads: ['/api/categories'],
      },
    },
    routes: [],
    serves: [],
    ...more,
  };
}

/** A shell's manifest with the given site map. */
export function shellManifest(routes: SiteRoute[], more: Partial<PartManifest> = {}): PartManifest {
  return {
    ...remoteManifest('shell'),
    federation: undefined,
    entry: 'shell.abc.js',
    styles: ['shell.abc.css'],
    preload: ['assets/figtree.woff2'],
    screens: {},
    routes,
    ...more,
  };
}

/** The manifest of a part that is a page of its own. */
export function ownPageManifest(path: string): PartManifest {
  return {
    ...remoteManifest('workshop'),
    federation: undefined,
    page: { path, title: 'Workshop & more' },
    entry: 'workshop.abc.js',
    styles: ['workshop.abc.css'],
    screens: {},
  };
}

/** A route with the `listing` screen of a remote. */
export function route(at: string, remote = 'mf-public', screen = 'listing'): SiteRoute {
  return { path: at, remote, screen };
}

async function writeBuild(
  root: string,
  manifest: PartManifest,
  content: string,
  extra: Record<string, string>,
): Promise<string> {
  const dist = await mkdtemp(path.join(root, `${manifest.part}-`));
  const screens = Object.values(manifest.screens).flatMap((s) => [...s.scripts, ...s.styles]);
  const { entry, server, styles, preload } = manifest;
  const named = [entry, ...(server ? [server] : []), ...styles, ...preload, ...screens];
  const files: Record<string, string> = {
    ...Object.fromEntries(named.map((file) => [file, `${file} ${manifest.part} ${content}`])),
    [`${manifest.entry}.map`]: 'private',
    'manifest.json': JSON.stringify(manifest),
    ...extra,
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), text);
  }
  return dist;
}

async function digestsOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const digests: Record<string, string> = {};
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const digest = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    digests[path.relative(folder, file)] = digest;
  }
  return digests;
}
