import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Places, release } from '@nukkad/registry';
import { fakeSite } from '@nukkad/registry/testing';
import { type StepSource, stepFile } from './step-sources';

/** A seeded part, built with the preset of all parts and released. */
export interface TracedPart {
  part: string;
  owner: string;
  version: string;
  /** The released scripts, the entry first. */
  scripts: string[];
  steps: StepSource[];
}

/** A registry with the seeded parts. */
export interface TracedParts {
  places: Places;
  env: { NUKKAD_DATA: string; SITE_DIR: string };
  parts: TracedPart[];
  remove: () => Promise<void>;
}

const OWNERS = { shell: 'Platform', 'mf-one': 'Finding', 'mf-two': 'Booking', 'mf-three': 'Money' };
const STEPS_PER_FILE = 6;

interface Configuration {
  plugins: object[];
  cache: unknown;
}
type Preset = (env: object) => Configuration;

const own = createRequire(import.meta.url);
const presets = own('@nukkad/build/webpack') as {
  remote: (folder: string, options: { port: number }) => Preset;
  page: (folder: string) => Preset;
};
const webpack = createRequire(own.resolve('@nukkad/platform/package.json'))('webpack');

/** Builds and releases a shell and three remotes whose functions call each other. */
export async function tracedParts(): Promise<TracedParts> {
  const site = await fakeSite();
  const written: Awaited<ReturnType<typeof writePart>>[] = [];
  for (const part of Object.keys(OWNERS)) written.push(await writePart(site.root, part));
  await built(written.map(({ configuration }) => configuration));
  const dists = written.map(({ folder }) => path.join(folder, 'dist'));
  const { published } = await release(site.places, dists, { effort: 'quick' });
  const parts = published.map(({ part, version, manifest }, index) => {
    const late = Object.values(manifest.screens).flatMap(({ scripts }) => scripts);
    const scripts = [...new Set([manifest.entry, ...late])];
    return { part, version, scripts, owner: manifest.owner ?? '', steps: written[index]!.steps };
  });
  const env = { NUKKAD_DATA: `${site.root}/data`, SITE_DIR: site.places.site };
  return { places: site.places, env, parts, remove: site.remove };
}

async function writePart(root: string, part: string) {
  const isShell = part === 'shell';
  const folder = path.join(root, 'parts', part);
  const file = (name: string) => stepFile(part, `src/${name}.ts`, STEPS_PER_FILE);
  const [early, late] = [file('calls/early'), file(isShell ? 'calls/more' : 'rooms/late')];
  const names = (steps: StepSource[]) => steps.map(({ name }) => name).join(', ');
  const shellEntry = [
    `import { ${names(early.steps)} } from './calls/early';`,
    `import { ${names(late.steps)} } from './calls/more';`,
    `Object.assign(globalThis, { shell: { ${names([...early.steps, ...late.steps])} } });`,
  ];
  const remoteEntry = [
    `import { ${names(early.steps)} } from './calls/early';`,
    `export const early = { ${names(early.steps)} };`,
    `export const late = () => import(/* webpackChunkName: "screen-late" */ './rooms/late');`,
  ];
  const files = {
    'package.json': JSON.stringify(packageOf(part)),
    'webpack.config.js': '',
    'src/chain.ts': CHAIN,
    'src/calls/early.ts': early.text,
    [late.steps[0]!.file]: late.text,
    [isShell ? 'src/bootstrap.tsx' : 'src/remote.tsx']:
      `${(isShell ? shellEntry : remoteEntry).join('\n')}\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const preset = isShell ? presets.page(folder) : presets.remote(folder, { port: 1 });
  return {
    folder,
    configuration: withoutFacts(preset({})),
    steps: [...early.steps, ...late.steps],
  };
}

const CHAIN = `export interface Chain {
  steps: ((chain: Chain, at: number) => unknown)[];
  way: string;
  seed: number;
  nothing: { missing: unknown };
}
`;

function packageOf(part: string) {
  const routes = [{ path: '/', remote: 'mf-one', screen: 'late' }];
  const federation = part === 'shell' ? undefined : part.replace('-', '_');
  const owner = OWNERS[part as keyof typeof OWNERS];
  const nukkad = { federation, owner, contract: 1, ...(federation ? {} : { routes }) };
  return { name: `@nukkad/${part}`, version: '0.1.0', nukkad };
}

// What the gate reads costs seconds, and is no part of the scripts or their maps.
function withoutFacts(configuration: Configuration): Configuration {
  const plugins = configuration.plugins.filter(
    (plugin) => !['FactsPlugin', 'SourcesPlugin'].includes(plugin.constructor.name),
  );
  return { ...configuration, plugins, cache: false };
}

interface Stats {
  hasErrors(): boolean;
  toString(preset: string): string;
}

function built(configurations: Configuration[]): Promise<void> {
  return new Promise((done, fail) => {
    webpack(configurations, (error: Error | null, stats: Stats) => {
      if (error || stats.hasErrors()) fail(error ?? new Error(stats.toString('errors-only')));
      else done();
    });
  });
}
