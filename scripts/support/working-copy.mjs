import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { capture } from './processes.mjs';
import { ROOT, workspaces } from './repository.mjs';

/**
 * A copy of the repository as it stands, builds and packages included, with one commit, for what
 * would leave the repository broken if it were interrupted.
 *
 * @returns {Promise<{ root: string, remove: () => void }>}
 */
export async function workingCopy() {
  // Within the repository, so that packages can be linked: links do not cross file systems.
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
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

async function linkPackages(folder, root) {
  const from = path.join(ROOT, folder, 'node_modules');
  if (!existsSync(from)) return;
  const to = path.join(root, folder, 'node_modules');
  await run('cp', ['--archive', '--link', from, to], ROOT);
  // What a tool keeps for itself is written in place, and would be written into both.
  rmSync(path.join(to, '.cache'), { recursive: true, force: true });
}

function copyBuild(folder, root) {
  const from = path.join(ROOT, folder);
  if (existsSync(from)) cpSync(from, path.join(root, folder), { recursive: true });
}

async function run(program, args, cwd) {
  const { code, output } = await capture(program, args, { cwd });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${output}`);
  return output;
}
