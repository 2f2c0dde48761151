import { runPackage, versionOf } from '../support/judge.mjs';
import { judgeClient } from './generated-client.mjs';

const generator = { name: '@hey-api/openapi-ts', command: 'openapi-ts', from: import.meta.url };

/** @type {import('../support/judge.mjs').Judge} */
export const judge = {
  title: 'A client of Hey API compiles, and books',
  needs: 'product',
  version: async () => versionOf(generator.name, generator.from),
  run: (context) =>
    judgeClient(context, {
      template: 'hey-api.ts',
      generate: (file) => {
        const args = ['-i', file, '-o', 'generated', '-c', '@hey-api/client-fetch'];
        return runPackage(generator, [...args, '--no-log-file'], { cwd: context.folder });
      },
    }),
};
