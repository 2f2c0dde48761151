import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PartFacts, PartManifest, SdkTypes } from '@nukkad/platform/contract';
import type { RecordedJourney } from '../gate/journeys/recorded';
import { type BundledComponent, componentOf } from './licence-texts';

const ROOT = path.resolve(__dirname, '../../..');

/** Builds a part as for a release, into another folder. */
export function buildInto(source: string, output: string): Promise<string> {
  const cli = createRequire(path.join(ROOT, 'platform/package.json')).resolve(
    'webpack-cli/bin/cli.js',
  );
  return built(source, output, [cli, '--output-path', output]);
}

/**
 * The same by the part's `rspack.config.js`. In a process of its own, because Rspack writes
 * functions of its own code into bundles, and what runs the tests changes their text.
 */
export function rspackInto(source: string, output: string): Promise<string> {
  return built(source, output, [path.join(ROOT, 'scripts/fixtures/rspack-build.cjs'), '.', output]);
}

async function built(source: string, output: string, command: string[]): Promise<string> {
  const child = spawn(process.execPath, command, { cwd: path.join(ROOT, source) });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${source} cannot be built:\n${said}`);
  return output;
}

/** The shell as for a release: an existing build, if it is up to date. */
export async function builtShell(output: string): Promise<string> {
  // @ts-expect-error It has no types.
  const { currentBuild } = await import('../../../scripts/support/builds.mjs');
  return currentBuild('shell') ?? buildInto('shell', output);
}

/** A build with changes that imitate a mistake, or an improvement. */
export interface Seed {
  manifest(change: (manifest: PartManifest) => void): void;
  facts(change: (facts: PartFacts) => void): void;
  /** Bundles a package: in the facts, the SBOM and, unless they are not shipped, the texts. */
  bundle(component: BundledComponent, shipsTexts?: boolean): void;
  /** Changes the recorded journeys. */
  journeys(change: (recorded: { journeys: RecordedJourney[] }) => void): void;
  /** Replaces a text in the build's SDK declarations. */
  sdk(file: string, before: string, after: string): void;
  /** Removes a name from the SDK of the build. */
  sdkWithout(name: string): void;
  /** Replaces what the welcome screen runs on render by this expression. */
  drawing(expression: string): void;
  /** Replaces a text in the script of the welcome screen. */
  script(before: string, after: string): void;
  /** Appends to the script, or to the styles, of the welcome screen. */
  append(kind: 'js' | 'css', text: string): void;
}

const DRAWING = /console\.info\("a seed at its time"\)/;

/** A changed copy of a build; the caller removes its folder. */
export interface Seeded {
  folder: string;
  /** Names of the changed files. */
  changed: string[];
}

/** Copies a build and changes it. */
export async function seeded(build: string, sow: (seed: Seed) => void): Promise<Seeded> {
  const folder = await mkdtemp(`${build}-`);
  await cp(build, folder, { recursive: true, filter: (file) => !file.endsWith('.map') });
  const texts = new Map<string, string>();
  for (const name of await readdir(folder)) {
    if (/\.(js|css|json|txt)$/.test(name)) {
      texts.set(name, await readFile(path.join(folder, name), 'utf8'));
    }
  }
  const before = new Map(texts);
  sow(seedIn(texts));
  const changed = [...texts.keys()].filter((name) => texts.get(name) !== before.get(name));
  for (const name of changed) await writeFile(path.join(folder, name), texts.get(name)!);
  return { folder, changed };
}

export function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

function seedIn(texts: Map<string, string>): Seed {
  const screen = (kind: 'js' | 'css') =>
    [...texts.keys()].find((name) => name.startsWith('screen-welcome.') && name.endsWith(kind))!;
  const edit = (name: string, change: (text: string) => string) => {
    const before = texts.get(name) ?? '';
    const after = change(before);
    if (after === before) throw new Error(`The seed changes nothing in ${name}.`);
    texts.set(name, after);
  };
  const json =
    <T>(name: string) =>
    (change: (value: T) => void) =>
      edit(name, (text) => {
        const value = JSON.parse(text) as T;
        change(value);
        return JSON.stringify(value);
      });
  const types = json<SdkTypes>('sdk-types.json');
  const facts = json<PartFacts>('facts.json');
  const sbom = json<{ components: unknown[] }>('sbom.cdx.json');
  return {
    manifest: json<PartManifest>('manifest.json'),
    facts,
    journeys: json<{ journeys: RecordedJourney[] }>('journeys.json'),
    bundle: (component, shipsTexts = true) => {
      const { name, version, licence = 'none', texts = [] } = component;
      facts(({ packages }) => {
        packages.push({ name, version, licence });
      });
      sbom(({ components }) => {
        components.push(componentOf(component));
      });
      if (shipsTexts) edit('licenses.txt', (all) => [all, name, ...texts].join('\n\n'));
    },
    sdk: (file, before, after) =>
      types(({ files }) => {
        files[file] = files[file]!.replace(before, after);
      }),
    sdkWithout: (name) =>
      types((all) => {
        all.exports = all.exports.filter((one) => one !== name);
      }),
    drawing: (expression) => edit(screen('js'), (text) => text.replace(DRAWING, () => expression)),
    script: (before, after) => edit(screen('js'), (text) => text.replace(before, () => after)),
    append: (kind, text) => edit(screen(kind), (before) => `${before}\n${text}`),
  };
}
