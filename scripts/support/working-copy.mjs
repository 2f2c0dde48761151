import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { capture } from './processes.mjs';
import { ROOT, workspaces } from './repository.mjs';

/**
 * A copy of the working tree, including builds and packages, with one commit, for tests whose
 * interruption would leave the repository broken.
 *
 * @returns {Promise<{ root: string, keepBuilds: () => () => void, remove: () => void }>}
 *   `keepBuilds` keeps the builds as they are; what it returns puts them back
 */
export async function workingCopy() {
  // Within the repository, because hard links do not cross file systems.
  const parent = path.join(ROOT, '.nukkad');
  mkdirSync(parent, { recursive: true });
  const root = mkdtempSync(path.join(parent, 'copy-'));
  const folders = [...workspaces().values()].map(({ folder }) => path.relative(ROOT, folder));
  try {
    const listed = await run('git', ['ls-files', '-co', '--exclude-standard', '-z'], ROOT);
    const files = listed.split('\0').filter((one) => one && existsSync(path.join(ROOT, one)));
    for (const file of files) {
      cpSync(path.join(ROOT, file), path.join(root, file));
    }
    for (const folder of ['.', ...folders]) await linkPackages(folder, root);
    for (const folder of folders) copyBuild(path.join(folder, 'dist'), root);
    const identity = ['-c', 'user.name=test', '-c', 'user.email=test@nukkad.example'];
    await run('git', ['init', '--quiet'], root);
    await run('git', ['add', '--all'], root);
    await run('git', [...identity, 'commit', '--quiet', '--message', 'As it stands'], root);
  } catch (error) {
    rmSync(root, { recursive: true, force: true });
    throw error;
  }
  const builds = folders.map((folder) => path.join(folder, 'dist'));
  return {
    root,
    keepBuilds: () => keepBuilds(root, builds),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function keepBuilds(root, builds) {
  const kept = path.join(root, '.nukkad/builds');
  const there = builds.filter((build) => existsSync(path.join(root, build)));
  for (const build of there) copyFolder(path.join(root, build), path.join(kept, build));
  return () => {
    for (const build of there) copyFolder(path.join(kept, build), path.join(root, build));
    rmSync(kept, { recursive: true });
  };
}

function copyFolder(from, to) {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}

async function linkPackages(folder, root) {
  const from = path.join(ROOT, folder, 'node_modules');
  if (!existsSync(from)) return;
  const to = path.join(root, folder, 'node_modules');
  await run('cp', ['--archive', '--link', from, to], ROOT);
  // Tools write their caches in place, so a hard-linked cache would change in both trees.
  rmSync(path.join(to, '.cache'), { recursive: true, force: true });
}

function copyBuild(folder, root) {
  const from = path.join(ROOT, folder);
  if (existsSync(from)) copyFolder(from, path.join(root, folder));
}

async function run(program, args, cwd) {
  const { code, output } = await capture(program, args, { cwd });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${output}`);
  return output;
}
