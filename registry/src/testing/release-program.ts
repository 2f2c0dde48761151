import path from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles `release-process.ts` into a folder: its path. A process of it starts in a third of the
 * processor time that reading its TypeScript takes.
 */
export async function releaseProgram(folder: string): Promise<string> {
  const outfile = path.join(folder, 'release-process.cjs');
  const entry = path.join(__dirname, 'release-process.ts');
  await build({
    ...{ entryPoints: [entry], outfile, bundle: true, logLevel: 'warning' },
    ...{ platform: 'node', target: 'node20' },
  });
  return outfile;
}
