import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { release, rollback } from '@nukkad/registry';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '@nukkad/registry/testing';
import { build } from 'esbuild';

const SERVER = 'server/server.js';

/** A shell's server bundle, small: it shows what the remote's `draw` returns, and the locality. */
const SHELL = `
const spoken = nukkadLanguage;
exports.provided = {};
exports.renderAhead = async ({ address, composition, place, remoteOf }) => {
  const { pathname: whole, searchParams } = new URL(address, 'http://localhost');
  const pathname = whole.replace(/^\\/(hi|kn)(?=\\/|$)/, '') || '/';
  const route = composition.routes.find(({ path }) => path === pathname);
  const remote = route && remoteOf(route.remote);
  if (!remote) return null;
  const read = async (path) => {
    const headers = spoken === 'en' ? {} : { 'accept-language': spoken + '-IN' };
    const answer = await fetch('http://localhost' + path, { headers });
    return answer.status + ' ' + (await answer.text()).replaceAll('<', '&lt;');
  };
  const { lock, remotes } = composition;
  const html = await remote.draw({ pathname, searchParams, read });
  const version = remotes[route.remote].version;
  return { html: '<main data-lock="' + lock + '" data-version="' + version + '" data-place="' + place.slug + (spoken === 'en' ? '' : '" lang="' + spoken) + '">' + html + '</main>',
    head: [{ name: 'title', attributes: {}, text: 'Rendered' }], status: 200, route, state: { lock } };
};
`;

/** Ways out of the process that code of a part could try; each is named with what it got. */
const ESCAPES = `
async function escapes() {
  const ways = {
    require: () => require('node:net'),
    import: () => new Function('return import("node:net")')(),
    builtin: () => process.getBuiltinModule('net'),
    binding: () => process.binding('tcp_wrap'),
    parent: () => process.kill(process.ppid, 0),
    socket: () => new WebSocket('ws://127.0.0.1:1'),
    elsewhere: () => fetch('http://127.0.0.1:1/x'),
    write: () => fetch('http://localhost/api/contact', { method: 'POST' }),
    environment: () => { if (!process.env.PATH) throw new Error('none'); },
  };
  const got = [];
  for (const [name, way] of Object.entries(ways)) {
    try { await way(); got.push(name); } catch {}
  }
  return { tried: Object.keys(ways).length, got };
}
`;

/** A remote's server bundle whose pages do what their path says. */
export const obedient = (name: string) => `${ESCAPES}
const spoken = nukkadLanguage;
exports.remote = {
  name: ${JSON.stringify(name)},
  async draw({ pathname, searchParams, read }) {
    if (pathname === '/throws') throw new Error('A screen threw.');
    if (pathname === '/hangs') for (;;);
    if (pathname === '/memory') { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); }
    if (pathname === '/vendor') return read('/api/vendors/' + searchParams.get('id'));
    if (pathname === '/escapes') return JSON.stringify(await escapes());
    return '<p>' + ${JSON.stringify(name)} + (spoken === 'en' ? '' : ' in ' + spoken) + '</p>';
  },
};
`;

/** A released site whose parts have hand-written server bundles. */
export interface RenderedSite {
  site: FakeSite;
  env: Record<string, string>;
  /** Program of rendering processes, built. */
  program: string;
  /** Releases a part with this server bundle, or without one; returns its version. */
  release(part: string, server: string | null): Promise<string>;
  rollback(part: string): Promise<void>;
  /** The live composition's lock. */
  lock(): Promise<string>;
  /** Overwrites a part's released server bundle. */
  tamper(part: string, version: string, content: string): void;
  /** Removes it. */
  remove(part: string, version: string): Promise<void>;
}

const ROUTES = [
  ...['/', '/throws', '/hangs', '/memory', '/vendor', '/escapes'].map((path) => route(path)),
  route('/login', 'mf-auth'),
];

/** Releases shell, `mf-public` and `mf-auth`. */
export async function renderedSite(): Promise<RenderedSite> {
  const site = await fakeSite();
  const folder = join(site.root, 'render-program');
  // Tests of other packages are bundled elsewhere.
  const sources = dirname(createRequire(import.meta.url).resolve('@nukkad/renderer'));
  await build({
    entryPoints: { 'render.worker': join(sources, 'worker/main.ts') },
    ...{ outdir: folder, bundle: true, platform: 'node', format: 'esm', target: 'node20' },
    logLevel: 'error',
  });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  const buildOf = (part: string, server: string | null) => {
    const more = { owner: `Team ${part}`, ...(server !== null && { server: SERVER }) };
    const manifest = part === 'shell' ? shellManifest(ROUTES, more) : remoteManifest(part, more);
    return site.build(manifest, server ?? 'none', server === null ? {} : { [SERVER]: server });
  };
  const releaseOf = async (...dists: string[]) => {
    const { published } = await release(site.places, dists, { effort: 'quick' });
    return published.at(-1)!.version;
  };
  const fileOf = (part: string, version: string) =>
    join(site.places.site, `remotes/${part}/${version}`, SERVER);
  await releaseOf(
    await buildOf('shell', SHELL),
    await buildOf('mf-public', obedient('first')),
    await buildOf('mf-auth', obedient('auth')),
  );
  return {
    site,
    env: { NUKKAD_DATA: `${site.root}/data`, SITE_DIR: site.places.site, RENDER_AHEAD: '1' },
    program: join(folder, 'render.worker.js'),
    release: async (part, server) => releaseOf(await buildOf(part, server)),
    async rollback(part) {
      await rollback(site.places, part);
    },
    async lock() {
      return JSON.parse(await site.read('registry.json')).channels.stable.lock;
    },
    tamper(part, version, content) {
      writeFileSync(fileOf(part, version), content);
    },
    remove: (part, version) => rm(fileOf(part, version)),
  };
}

/** Ids of the processes that run this program, on Linux. */
export function processesOf(program: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => commandOf(pid).includes(program));
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
