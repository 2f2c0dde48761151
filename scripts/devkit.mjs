import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildParts } from './support/builds.mjs';
import { ensureDependencies } from './support/dependencies.mjs';
import { Failure, main } from './support/failure.mjs';
import { installCommand, localRegistry } from './support/local-registry.mjs';
import { checkNode } from './support/machine.mjs';
import { capture, stopOnSignals } from './support/processes.mjs';
import { during } from './support/progress.mjs';
import { publishSdk } from './support/publish-sdk.mjs';
import { parts, ROOT, readJson } from './support/repository.mjs';

const BINARY = path.join(ROOT, 'registry/bin/nukkad.mjs');
const PUBLIC_URL = 'https://nukkad.example';

/**
 * Ways to a remote of one's own, as docs/adding-a-remote.md has them: what is created, and the
 * example whose sources and configuration then take the place of what was created.
 */
const WAYS = {
  dashboard: { wanted: ['dashboard', 'ca'] },
  remote: { wanted: ['remote', 'offers'] },
  rspack: { wanted: ['remote', 'offers', '--bundler', 'rspack'] },
  element: { wanted: ['remote', 'element', '--bundler', 'rspack'], example: 'element-remote' },
  stock: { wanted: ['remote', 'stock', '--bundler', 'rspack'], example: 'stock-remote' },
};

// `npm run test:devkit`: a vendor team's workflow in an empty folder outside this repository, with our
// packages from a registry on this machine: create, install, preview; then tests, types, gate and
// conformance. `npm run test:devkit -- rspack` goes another of the ways.
await main(async () => {
  checkNode();
  stopOnSignals();
  await ensureDependencies();
  const [, , name = 'dashboard'] = process.argv;
  const way = Object.hasOwn(WAYS, name) && WAYS[name];
  if (!way) throw new Failure(`"${name}" is none of ${Object.keys(WAYS).join(', ')}.`);
  const scratch = mkdtempSync(path.join(tmpdir(), 'nukkad-kit.'));
  const registry = await localRegistry();
  try {
    await fromNothing(scratch, registry, way);
  } finally {
    await registry.close();
    rmSync(scratch, { recursive: true, force: true });
  }
});

async function fromNothing(scratch, registry, { wanted, example }) {
  const [, name] = wanted;
  const team = path.join(scratch, 'my-API');
  const tool = path.join(scratch, 'tool');
  for (const one of [team, tool]) mkdirSync(one);
  const shell = parts().find(({ part }) => part === 'shell');
  await buildParts([shell]);
  const env = { ...registry.env, NUKKAD_DATA: path.join(scratch, 'data'), PUBLIC_URL };
  const step = steps(env);
  const release = ['release', '--from', path.join(shell.folder, 'dist')];
  await step('The product is live', ROOT, process.execPath, [BINARY, ...release]);
  await during('Published', () => publishSdk({ env: registry.env, provenance: false }));

  const started = Date.now();
  const command = await during('Installing the command', () => installCommand(tool, env));
  await step('1 create', team, process.execPath, [command, 'create', ...wanted]);
  const folder = path.join(team, `mf-${name}`);
  if (example) becomeExample(folder, example);
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund'];
  await step('2 npm install', folder, 'npm', ['install', ...quietly]);
  const said = await step('3 npm run preview', folder, 'npm', ['run', 'preview']);
  const link = new RegExp(`${PUBLIC_URL}/\\S*preview=[0-9a-f]+`).exec(said)?.[0];
  if (!link) throw new Failure(`${said}\nThere is no link to the preview.`);
  console.info(`From nothing to ${link} in ${secondsSince(started)} s`);

  assertOutside(folder);
  if (!example) await step('Its tests hold', folder, 'npm', ['test']);
  await step('Its types hold', folder, 'npm', ['run', 'check']);
  const nukkad = [path.join(folder, 'node_modules/.bin/nukkad')];
  const gate = [...nukkad, 'check', `mf-${name}`, '--from', 'dist'];
  await step('The gate lets it pass', folder, process.execPath, gate);
  await step('It conforms', folder, process.execPath, [...nukkad, 'conformance']);
}

function becomeExample(folder, example) {
  const from = path.join(ROOT, 'scripts/fixtures', example);
  const about = readJson(path.join(folder, 'package.json'));
  const { nukkad } = readJson(path.join(from, 'package.json'));
  rmSync(path.join(folder, 'src'), { recursive: true });
  for (const one of ['src', 'rspack.config.js', 'journeys.json']) {
    cpSync(path.join(from, one), path.join(folder, one), { recursive: true });
  }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ ...about, nukkad }));
}

// A package linked into this repository would prove nothing.
function assertOutside(folder) {
  const platform = realpathSync(path.join(folder, 'node_modules/@nukkad/platform'));
  if (platform.startsWith(ROOT)) throw new Failure(`${platform} is no installed package.`);
}

function steps(env) {
  return async (name, cwd, program, args) => {
    const started = Date.now();
    const { code, output } = await during(name, () =>
      capture(program, args, { cwd, env, expendable: true }),
    );
    if (code !== 0)
      throw new Failure(`${output.trimEnd()}\n"${name}" failed: its words are above.`);
    console.info(`${name}: ${secondsSince(started)} s`);
    return output;
  };
}

function secondsSince(started) {
  return ((Date.now() - started) / 1000).toFixed(1);
}
