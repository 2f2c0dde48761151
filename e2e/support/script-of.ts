import { build } from 'esbuild';

/** Bundles a file as a script that assigns its exports to the page's global `name`. */
export async function scriptOf(file: string, name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'iife',
    globalName: name,
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
