import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
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
import { parts, ROOT } from './support/repository.mjs';

const BINARY = path.join(ROOT, 'registry/bin/nukkad.mjs');
const PUBLIC_URL = 'https://nukkad.example';
const KINDS = { dashboard: 'ca', remote: 'offers' };

// `npm run test:devkit`: a vendor team's workflow in an empty folder outside this repository, with our
// packages from a registry on this machine: create, install, preview; then tests, types, gate and
// conformance. `npm run test:devkit -- remote` creates a page instead of a dashboard.
await main(async () => {
  checkNode();
  stopOnSignals();
  await ensureDependencies();
  const kind = process.argv[2] ?? 'dashboard';
  if (!KINDS[kind]) throw new Failure(`There is no kind "${kind}": dashboard or remote.`);
  const scratch = mkdtempSync(path.join(tmpdir(), 'nukkad-kit.'));
  const registry = await localRegistry();
  try {
    await fromNothing(scratch, registry, kind, KINDS[kind]);
  } finally {
    await registry.close();
    rmSync(scratch, { recursive: true, force: true });
  }
});

async function fromNothing(scratch, registry, kind, name) {
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
  await step('1 create', team, process.execPath, [command, 'create', kind, name]);
  const folder = path.join(team, `mf-${name}`);
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund'];
  await step('2 npm install', folder, 'npm', ['install', ...quietly]);
  const said = await step('3 npm run preview', folder, 'npm', ['run', 'preview']);
  const link = new RegExp(`${PUBLIC_URL}/\\S*preview=[0-9a-f]+`).exec(said)?.[0];
  if (!link) throw new Failure(`${said}\nThere is no link to the preview.`);
  console.info(`From nothing to ${link} in ${secondsSince(started)} s`);

  assertOutside(folder);
  await step('Its tests hold', folder, 'npm', ['test']);
  await step('Its types hold', folder, 'npm', ['run', 'check']);
  const nukkad = [path.join(folder, 'node_modules/.bin/nukkad')];
  const gate = [...nukkad, 'check', `mf-${name}`, '--from', 'dist'];
  await step('The gate lets it pass', folder, process.execPath, gate);
  await step('It conforms', folder, process.execPath, [...nukkad, 'conformance']);
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
