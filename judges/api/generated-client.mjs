import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { runPackage } from '../support/judge.mjs';
import { openApiDocument } from './document.mjs';

const compiler = { name: 'typescript', command: 'tsc', from: import.meta.url };

const TSCONFIG = {
  compilerOptions: {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
    ...{ target: 'ES2022', module: 'ESNext', moduleResolution: 'Bundler' },
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  },
  include: ['program.ts', 'generated'],
};

/**
 * Generates a client of the OpenAPI document, compiles a program that books with it, and runs that.
 *
 * @param {import('../support/judge.mjs').Context} context
 * @param {{ template: string, generate: (file: string) => Promise<{ code: number, stderr: string }> }} client
 *   `template`: the program; `generate` writes the client into the folder `generated`
 */
export async function judgeClient(context, { template, generate }) {
  const { folder, product } = context;
  const { file, operations } = await openApiDocument(context);
  const examined = operations.length;
  const generated = await generate(file);
  if (generated.code !== 0) {
    return {
      examined,
      findings: [{ rule: 'generate', where: 'document', says: generated.stderr }],
    };
  }
  const program = path.join(folder, 'program.ts');
  copyFileSync(path.join(import.meta.dirname, 'templates', template), program);
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  const compiled = await runPackage(compiler, ['-p', folder], { cwd: folder });
  const findings = [...errorsIn(compiled.stdout), ...(await bookingFailures(program, product))];
  return { examined, findings };
}

/** `program.ts(3,5): error TS2345: …` */
const errorsIn = (output) =>
  [...output.matchAll(/^(.+?\(\d+,\d+\)): error (TS\d+): (.*)$/gm)].map(
    ([, where, rule, says]) => ({ rule, where, says }),
  );

async function bookingFailures(program, { origin }) {
  const outfile = program.replace(/\.ts$/, '.mjs');
  await build({
    ...{ entryPoints: [program], outfile, bundle: true, format: 'esm', platform: 'node' },
    logLevel: 'silent',
  });
  const { book } = await import(pathToFileURL(outfile).href);
  const failure = (says) => [{ rule: 'booking', where: 'program', says }];
  try {
    const status = await book(origin, 'user@demo.example', 'demo-password');
    return status === 'cancelled-by-client' ? [] : failure(`The booking ends as ${status}.`);
  } catch (error) {
    return failure(error instanceof Error ? error.message : JSON.stringify(error));
  }
}
