import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RegistryError } from '../core/failure';
import type { Kind, Names } from './anatomy';
import { type Beginning, packageFile } from './package-file';
import type { Surroundings } from './surroundings';

const TEMPLATES = path.resolve(__dirname, '../../templates');
const PORT = 3010;

/** The result of `create`. */
export interface Created {
  folder: string;
  /** Relative to the folder. */
  files: string[];
  /** Files of the repository that now name the new remote; empty outside it. */
  wired: string[];
}

/**
 * Writes a remote of the standard layout: it builds, its tests pass, and it can be released.
 *
 * @param into folder to create; must be missing or empty
 * @throws RegistryError `refused` when the folder is not empty, `usage` for another bundler than the
 *   repository's
 */
export async function create(
  beginning: Beginning,
  around: Surroundings,
  into: string,
): Promise<Created> {
  const { kind, names } = beginning;
  if (around.state === 'repository' && beginning.bundler !== 'webpack') {
    throw new RegistryError('usage', 'Every part here is built by webpack: leave --bundler out.');
  }
  const standing = await readdir(into).catch(() => []);
  if (standing.length > 0) {
    throw new RegistryError('refused', `${into} is not empty, so nothing was written. Use --into.`);
  }
  const files = new Map([
    ...(await template('common')),
    ...(await template(kind)),
    ...configuration(beginning, around, into),
  ]);
  for (const [file, content] of files) {
    const place = path.join(into, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, filled(content, names, around));
  }
  const wired = around.state === 'repository' ? await wire(around, into) : [];
  return { folder: into, files: [...files.keys()].sort(), wired };
}

/** Default folder of a new remote. */
export function usualFolder(kind: Kind, { slug, part }: Names, around: Surroundings): string {
  if (around.state === 'outside') return path.resolve(part);
  const folder = kind === 'dashboard' ? `mf-vendor-dashboards/${slug}` : part;
  return path.join(around.root, folder);
}

async function template(name: string): Promise<[file: string, content: string][]> {
  const folder = path.join(TEMPLATES, name);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async (entry): Promise<[string, string]> => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file), await readFile(file, 'utf8')];
    }),
  );
}

function configuration(
  { kind, bundler, names }: Beginning,
  around: Surroundings,
  into: string,
): [file: string, content: string][] {
  const isOutside = around.state === 'outside';
  const preset = isOutside
    ? '@nukkad/build'
    : posix(path.relative(into, path.join(around.root, 'platform/build')));
  // Dashboards are for people who signed in; they are not rendered ahead of the visit.
  const server = kind === 'remote' ? ', server: true' : '';
  return [
    ['package.json', packageFile({ kind, bundler, names }, around)],
    [
      `${bundler}.config.js`,
      `const { remote } = require('@nukkad/build/${bundler}');\n\nmodule.exports = remote(__dirname, { port: ${PORT}${server} });\n`,
    ],
    ['tsconfig.json', `{\n  "extends": "${preset}/tsconfig.json",\n  "include": ["src"]\n}\n`],
    ...(isOutside ? [['.gitignore', 'node_modules/\ndist/\n'] as [string, string]] : []),
  ];
}

function filled(content: string, { slug, part }: Names, around: Surroundings): string {
  const isOutside = around.state === 'outside';
  const words: Record<string, string> = {
    slug,
    part,
    dev: isOutside ? 'npm run dev' : `npx nukkad dev ${part}`,
    test: isOutside ? 'npm test' : `npm test -w @nukkad/${part}`,
    check: isOutside ? 'npm run check' : `npm run check -w @nukkad/${part}`,
    preview: isOutside ? 'npm run preview' : `npx nukkad preview ${part}`,
  };
  return content.replace(/__([a-z]+)__/g, (all, word: string) => words[word] ?? all);
}

// A remote in the repository is a workspace.
async function wire(
  { root, workspaces }: Surroundings & { state: 'repository' },
  into: string,
): Promise<string[]> {
  const folder = posix(path.relative(root, into));
  if (folder.startsWith('..')) return [];
  const known = [folder, `${path.posix.dirname(folder)}/*`];
  if (workspaces.some((one) => known.includes(one))) return [];
  const file = path.join(root, 'package.json');
  const about = JSON.parse(await readFile(file, 'utf8')) as { workspaces?: string[] };
  const next = { ...about, workspaces: [...(about.workspaces ?? []), folder] };
  await writeFile(file, `${JSON.stringify(next, null, 2)}\n`);
  return ['package.json'];
}

function posix(file: string): string {
  return file.split(path.sep).join('/');
}
