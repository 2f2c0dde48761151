import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { RegistryError } from '../../core/failure';
import { changedSources } from '../../parts/build-sources';
import { findPart } from '../../parts/find-part';
import type { Call } from './command';

/**
 * Folder of the command's build: `--from`, else that of the named part.
 *
 * @throws RegistryError `usage` when neither is given, `missing` when there is no such part
 */
export async function distOf(call: Call): Promise<string> {
  const from = call.text('from');
  if (from !== undefined) return path.resolve(from);
  const [part] = call.args;
  if (part === undefined) throw new RegistryError('usage', 'Name a part, or say --from.');
  return path.join((await findPart(call.root, part)).folder, 'dist');
}

/** Flag of commands that show a part's build to people. */
export const staleFlag = [
  '--stale-build',
  'Also where the sources have changed since the build of the part',
] as const;

/**
 * Like `distOf`, for commands that show the build to people: refuses a part's build that is older
 * than its sources. A build given by `--from` is not checked.
 *
 * @throws RegistryError as `distOf` and `passFresh`
 */
export async function freshDistOf(call: Call): Promise<{ dist: string; notes: string[] }> {
  const dist = await distOf(call);
  const isOfPart = call.text('from') === undefined;
  return { dist, notes: isOfPart ? await passFresh(call, [dist]) : [] };
}

/**
 * Refuses builds of parts that are older than their sources; with `--stale-build` returns a note
 * instead.
 *
 * @param dists the parts' `dist` folders
 * @throws RegistryError `refused`, naming each part to rebuild, and how
 */
export async function passFresh(call: Call, dists: readonly string[]): Promise<string[]> {
  const judged = await Promise.all(dists.map(staleness));
  const stale = judged.filter((one) => one !== null);
  if (stale.length === 0) return [];
  if (call.isOn('stale-build')) return stale.map(({ why }) => `Note: ${why}.`);
  const builds = stale.map(({ name }) => `-w ${name}`).join(' ');
  throw new RegistryError(
    'refused',
    [
      'Nothing was changed.',
      ...stale.map(({ why }) => `${why}.`),
      `Build again with \`npm run build ${builds}\`, or say --stale-build.`,
    ].join('\n'),
  );
}

/** Why a build differs from the current sources; null when it does not, or when there is none. */
async function staleness(dist: string): Promise<{ name: string; why: string } | null> {
  const folder = path.dirname(dist);
  const isBuilt = await stat(path.join(dist, 'manifest.json')).catch(() => undefined);
  if (!isBuilt) return null;
  const changed = await changedSources(folder);
  if (changed?.length === 0) return null;
  const { name } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const part = name.replace('@nukkad/', '');
  return { name, why: `${part} ${changed === null ? unsaid : sinceBuilt(changed, folder)}` };
}

const unsaid = 'was built without a record of its sources';

function sinceBuilt([first = '', ...others]: string[], folder: string): string {
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const file = path.relative(process.cwd(), path.join(folder, first));
  return `was built before the last change of ${file}${more}`;
}
