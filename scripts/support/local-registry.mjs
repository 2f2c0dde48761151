import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { capture } from './processes.mjs';
import { sdkPackages } from './sdk-packages.mjs';

/**
 * A package registry on this machine alone, in a temporary folder: it has the packages of the SDK as
 * they are here, and hands everything else on from the registry that npm is configured for.
 *
 * @returns {Promise<{ url: string, env: NodeJS.ProcessEnv, close: () => Promise<void> }>} `env` makes
 *   npm use it
 */
export async function localRegistry() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-packages-'));
  const { runServer } = await import('verdaccio');
  const server = await runServer(configuration(folder, await upstream()));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}/`;
  const env = { ...process.env, npm_config_userconfig: npmrc(folder, url) };
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, env, close };
}

async function upstream() {
  const { output } = await capture('npm', ['config', 'get', 'registry']);
  return output.trim();
}

function configuration(folder, url) {
  const own = { access: '$all', publish: '$all' };
  return {
    configPath: folder,
    storage: path.join(folder, 'storage'),
    uplinks: { upstream: { url, cache: false, maxage: '1h', timeout: '60s' } },
    packages: {
      ...Object.fromEntries(sdkPackages().map(({ name }) => [name, own])),
      '**': { access: '$all', proxy: 'upstream' },
    },
    max_body_size: '50mb',
    web: { enable: false },
    log: { type: 'stdout', format: 'json', level: 'fatal' },
  };
}

// npm asks for a token before it publishes; anybody may publish here.
function npmrc(folder, url) {
  const file = path.join(folder, 'npmrc');
  writeFileSync(file, `registry=${url}\n${url.replace('http:', '')}:_authToken=local\n`);
  return file;
}

/**
 * Installs the published command into a folder: its path. npx would keep it under its name, and run it
 * again for a later registry.
 */
export async function installCommand(folder, env) {
  const quietly = ['--no-save', '--prefer-offline', '--no-audit', '--no-fund'];
  const args = ['install', ...quietly, '--prefix', folder, 'nukkad'];
  const { code, output } = await capture('npm', args, { cwd: folder, env });
  if (code !== 0) throw new Failure(`${output.trimEnd()}\nThe command was not installed.`);
  return path.join(folder, 'node_modules/nukkad/nukkad.mjs');
}
