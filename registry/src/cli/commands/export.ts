import path from 'node:path';
import { RegistryError } from '../../core/failure';
import { type ExportTarget, exportFor } from '../../operations/export-for';
import { type Exported, exportSite } from '../../operations/export-site';
import { type Provider, providers, purgePaths } from '../../site/providers';
import { diskStore } from '../../store/disk-store';
import { bucketAt, openStore } from '../../store/open-store';
import type { Answer, Call, Command } from '../command/command';

/** Where the API listens beside nginx, when nobody says otherwise. */
const BESIDE = 'http://127.0.0.1:4000';

/** Paths to purge that are told in words; `--json` has them all. */
const TOLD = 10;

export const exportCommand: Command = {
  usage: 'export <target>',
  about: 'Copy the site to a folder or an S3 bucket, to be served without a registry',
  options: [
    ['--for <provider>', `With the configuration of ${Object.keys(providers).join(', ')}`],
    ['--api <origin>', `Where the API is, https://api.example; with nginx ${BESIDE} by default`],
    ['--config <folder>', 'Where the configuration of cloudfront or nginx is written'],
  ],
  examples: [
    'nukkad export /srv/nukkad',
    'nukkad export s3://releases/site',
    'nukkad export s3://releases --json',
    'nukkad export out --for cloudflare --api https://api.example',
    'nukkad export out --for netlify --api https://api.example',
    'nukkad export s3://releases/site --for cloudfront --api https://api.example --config cdn',
    'nukkad export /srv/nukkad --for nginx --config /etc/nginx/nukkad',
  ],
  run: (call) => (call.text('for') === undefined ? plainExport(call) : providerExport(call)),
};

async function plainExport(call: Call): Promise<Answer> {
  for (const flag of ['api', 'config']) {
    if (call.text(flag) !== undefined) throw usage(`--${flag} goes with --for <provider>.`);
  }
  const done = await exportSite(call.places, openStore(call.args[0]!), { onPhase: call.phase });
  const purge = purgePaths(done.changed);
  return { lines: [copiedLine(done), ...purgeLines(purge)], data: { ...done, purge } };
}

async function providerExport(call: Call): Promise<Answer> {
  const done = await exportFor(call.places, targetOf(call));
  const { config, written, purge, next } = done;
  return {
    lines: [
      copiedLine(done),
      ...written.map((file) => `Wrote ${path.join(config, file)}`),
      ...purgeLines(purge),
      ...next.map((command) => `Next, in ${config}: ${command}`),
    ],
    data: done,
  };
}

function copiedLine({ store, serial, copied, removed }: Exported): string {
  return `${store} is at serial ${serial}: ${copied} files copied, ${removed} removed`;
}

function purgeLines(purge: readonly string[]): string[] {
  const told = purge.slice(0, TOLD).map((at) => `Changed: ${at}`);
  return purge.length > TOLD ? [...told, `Changed: ${purge.length - TOLD} more paths`] : told;
}

function targetOf(call: Call): ExportTarget {
  const name = call.text('for')!;
  const provider = Object.hasOwn(providers, name) ? providers[name] : undefined;
  if (!provider) throw usage(`--for takes ${Object.keys(providers).join(', ')}, not "${name}".`);
  const api = apiOf(call.text('api'), name, provider);
  const [address = ''] = call.args;
  const placed = PLACES[provider.layout](name, address, call.text('config'));
  return { ...placed, provider, name, api, onPhase: call.phase };
}

type Placed = Pick<ExportTarget, 'site' | 'place' | 'config'>;

const PLACES: Record<
  Provider['layout'],
  (name: string, address: string, config: string | undefined) => Placed
> = {
  project(name, address, config) {
    if (config !== undefined)
      throw usage(`${name} is configured in the target: leave --config out.`);
    const project = folderAt(name, address);
    const folder = path.join(project, 'site');
    return { site: diskStore(folder), place: { folder }, config: project };
  },
  folder(name, address, config) {
    const folder = folderAt(name, address);
    return { site: diskStore(folder), place: { folder }, config: configAt(name, config, folder) };
  },
  bucket(name, address, config) {
    const place = bucketAt(address);
    if (!place) throw usage(`${name} serves a bucket: nukkad export s3://bucket/prefix.`);
    return { site: openStore(address), place, config: configAt(name, config) };
  },
};

function folderAt(name: string, address: string): string {
  if (address.startsWith('s3:')) throw usage(`${name} serves a folder, not ${address}.`);
  return path.resolve(address);
}

// Below the site, the configuration would be served with it.
function configAt(name: string, config: string | undefined, site?: string): string {
  if (config === undefined) throw usage(`--for ${name} needs --config <folder>.`);
  const folder = path.resolve(config);
  const isInside = site !== undefined && `${folder}${path.sep}`.startsWith(`${site}${path.sep}`);
  if (isInside)
    throw usage(`--config ${config} is within the site, where everybody could read it.`);
  return folder;
}

function apiOf(said: string | undefined, name: string, { isRemote }: Provider): string {
  if (said === undefined && !isRemote) return BESIDE;
  if (said === undefined)
    throw usage(`--for ${name} needs --api <origin>, e.g. https://api.example.`);
  const url = URL.canParse(said) ? new URL(said) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && said.replace(/\/$/, '') === url.origin;
  if (!isOrigin) throw usage(`--api takes an origin such as https://api.example, not "${said}".`);
  return url.origin;
}

function usage(message: string): RegistryError {
  return new RegistryError('usage', message);
}
