import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import type { FakeSite } from './fake-site';
import type { Served } from './serving';

const CONFIGURATION = path.join(__dirname, '../../../nginx');
const PROXIES = 'nukkad-proxies.conf';
const CHANGED = [
  ...['nukkad.conf', 'nukkad-api.conf', 'nukkad-patience.conf', 'nukkad-packed.conf'],
  ...['nukkad-rendered.conf', 'nukkad-rendered-cache.conf', 'nukkad-tls.conf'],
];

/** Changes of the configuration for a renderer behind nginx. */
export const withRenderer = (port: number): Record<string, string> => ({
  'try_files $nukkad_lock $nukkad_page /index.html =404; # or rendered':
    'include nukkad-rendered.conf;',
  '# include nukkad-rendered-cache.conf; # with rendered': 'include nukkad-rendered-cache.conf;',
  '127.0.0.1:4100': `127.0.0.1:${port}`,
});

/** Changes of the configuration for TLS on a port, with a certificate and its key in files. */
export const withTls = (
  port: number,
  { certificate, key }: { certificate: string; key: string },
): Record<string, string> => ({
  '# include nukkad-tls.conf; # where TLS ends here': 'include nukkad-tls.conf;',
  'listen 8443': `listen 127.0.0.1:${port}`,
  '/etc/nginx/tls/certificate.pem': certificate,
  '/etc/nginx/tls/key.pem': key,
  'https://$host$request_uri': `https://$host:${port}$request_uri`,
});

/** Why no real nginx can run here, or false. */
export const noNginx = spawnSync('nginx', ['-v']).status === 0 ? false : 'nginx is not installed';

/** Whether nginx has its module for pre-compressed brotli files. */
export const hasBrotli = existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');

/**
 * A real nginx with this repository's configuration, for a site and an API.
 *
 * @param changes replacements in the configuration: existing text → text for the test
 * @param trusted proxies in front of it, as in NGINX_TRUST_PROXY; default: those of the repository
 */
export async function startNginx(
  site: FakeSite,
  apiPort: number,
  changes: Record<string, string> = {},
  trusted?: string,
): Promise<Served> {
  await chmod(site.root, 0o755);
  const folder = path.join(site.root, 'nginx');
  await cp(CONFIGURATION, folder, { recursive: true });
  if (trusted !== undefined) await writeFile(path.join(folder, PROXIES), trustedProxies(trusted));
  return startNginxIn(folder, {
    '127.0.0.1:4000': `127.0.0.1:${apiPort}`,
    'root /srv/nukkad/site': `root ${site.places.site}`,
    '/var/cache/nukkad-pages': `${folder}/pages`,
    ...changes,
  });
}

/** A real nginx with the configuration in a folder, which it changes as said and for the test. */
export async function startNginxIn(
  folder: string,
  changes: Record<string, string> = {},
): Promise<Served> {
  const { port, fd, letGo } = await heldPort();
  const settings = {
    'listen 8080': `listen 127.0.0.1:${port}`,
    ...(hasBrotli ? {} : { 'brotli_static on;': '' }),
    ...changes,
  };
  for (const file of CHANGED) {
    const given = await readFile(path.join(folder, file), 'utf8');
    await writeFile(path.join(folder, file), replaced(given, settings));
  }
  await writeFile(path.join(folder, 'nginx.conf'), mainConfiguration(folder));
  // Passes the listening socket by nginx's own mechanism for binary upgrades.
  const nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit', fd],
    env: { ...process.env, NGINX: '3;' },
  });
  await letGo();
  const origin = `http://127.0.0.1:${port}`;
  const ended = once(nginx, 'exit').then(() => {
    throw new Error('nginx does not start with this configuration.');
  });
  // The socket listens already, so this waits until nginx answers.
  await Promise.race([fetch(origin, { redirect: 'manual' }), ended]);
  ended.catch(() => undefined);
  return {
    origin,
    async close() {
      if (nginx.exitCode !== null) return;
      nginx.kill('SIGQUIT');
      await once(nginx, 'exit');
    },
  };
}

/**
 * Output of nginx's own script about trusted proxies.
 *
 * @throws Error with the script's message when the setting is refused
 */
export function trustedProxies(trusted: string, header?: string): string {
  const script = path.join(CONFIGURATION, 'trusted-proxies.sh');
  const env = { PATH: process.env.PATH, NGINX_TRUST_PROXY: trusted, NGINX_CLIENT_HEADER: header };
  const { status, stdout, stderr } = spawnSync('sh', [script], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

function replaced(text: string, settings: Record<string, string>): string {
  return Object.entries(settings).reduce((all, [from, to]) => all.replaceAll(from, to), text);
}

// Started by root, the workers would run as a user who cannot read a temporary folder.
function mainConfiguration(folder: string): string {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${user}
include /etc/nginx/modules-enabled/*.conf;
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  ${scratch.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include nukkad.conf;
}
`;
}

/** A port that no other program can take, and the socket that holds it. */
async function heldPort(): Promise<{ port: number; fd: number; letGo: () => Promise<unknown> }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const { _handle: handle } = server as unknown as { _handle: { fd: number } };
  return { port, fd: handle.fd, letGo: () => once(server.close(), 'close') };
}
