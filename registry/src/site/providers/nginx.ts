import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RegistryError } from '../../core/failure';
import { nginxHeaders } from '../nginx-headers';
import type { Provider, SiteFacts } from './provider';
import { purgeText } from './purge';

const CONFIGURATION = path.join(__dirname, '../../../../nginx');

/** The file to include in the `http` block, and what it includes; headers are made anew. */
const FILES = [
  ...['nukkad.conf', 'nukkad-api.conf', 'nukkad-packed.conf', 'nukkad-patience.conf'],
  ...['nukkad-types.conf', 'nukkad-proxies.conf', 'nukkad-tls.conf'],
  ...['nukkad-rendered.conf', 'nukkad-rendered-cache.conf'],
];

/** nginx: the configuration of this repository, with the site's folder and the API filled in. */
export const nginx: Provider = {
  layout: 'folder',
  packsItself: false,
  isRemote: false,
  files(facts) {
    if (!('folder' in facts.target)) {
      throw new RegistryError('usage', 'nginx serves a folder: nukkad export /srv/nukkad/site.');
    }
    const files = FILES.map((file) => [file, configurationFor(read(file), facts)]);
    return {
      ...Object.fromEntries(files),
      ...nginxHeaders(),
      'purge.txt': purgeText(facts.changed),
    };
  },
  next: ({ config }) => [
    `echo 'include ${path.join(config, 'nukkad.conf')};' > /etc/nginx/conf.d/nukkad.conf`,
    'nginx -t && nginx -s reload',
  ],
};

function read(file: string): string {
  try {
    return readFileSync(path.join(CONFIGURATION, file), 'utf8');
  } catch {
    throw new RegistryError(
      'missing',
      `${file} is not in ${CONFIGURATION}. Export from a checkout of Nukkad, which has it.`,
    );
  }
}

function configurationFor(text: string, { api, target, config }: SiteFacts): string {
  const { protocol, hostname, port } = new URL(api);
  const isHttps = protocol === 'https:';
  const root = 'folder' in target ? target.folder : '';
  const settings: [from: string, to: string][] = [
    ['127.0.0.1:4000', `${hostname}:${port || (isHttps ? 443 : 80)}`],
    ['root /srv/nukkad/site;', `root ${quoted(root)};`],
    ...(isHttps ? overTls(hostname) : []),
  ];
  const placed = text.replace(
    /^( *(?:# )?include )(nukkad-[\w-]+\.conf);/gm,
    (_, include, file) => {
      return `${include}${quoted(path.join(config, file))};`;
    },
  );
  return settings.reduce((all, [from, to]) => all.replaceAll(from, () => to), placed);
}

// An API over https has a name of its own, and is known by it.
function overTls(host: string): [from: string, to: string][] {
  return [
    ['proxy_pass http://nukkad_api', 'proxy_pass https://nukkad_api'],
    [
      'proxy_set_header Host $host;',
      `proxy_set_header Host ${host};\n` +
        `proxy_ssl_server_name on;\nproxy_ssl_name ${host};\nproxy_ssl_verify on;\n` +
        'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
    ],
  ];
}

function quoted(file: string): string {
  return /^[\w./-]+$/.test(file) ? file : `"${file.replace(/(["\\$])/g, '\\$1')}"`;
}
