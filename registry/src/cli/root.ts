import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The root for a call in `cwd`: the repository around it, else the part around it, else `cwd`
 * itself.
 */
export function rootFrom(cwd: string): string {
  const above = [cwd];
  while (path.dirname(above[0]!) !== above[0]) above.unshift(path.dirname(above[0]!));
  const about = above.map((folder) => ({ folder, ...packageIn(folder) }));
  const repository = about.findLast(({ workspaces }) => Array.isArray(workspaces));
  const part = about.findLast(({ nukkad }) => nukkad !== undefined);
  return (repository ?? part)?.folder ?? cwd;
}

function packageIn(folder: string): { workspaces?: unknown; nukkad?: unknown } {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  } catch {
    return {};
  }
}
