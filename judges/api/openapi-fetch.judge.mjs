import { runPackage, versionOf } from '../support/judge.mjs';
import { judgeClient } from './generated-client.mjs';

const generator = { name: 'openapi-typescript', from: import.meta.url };

/** @type {import('../support/judge.mjs').Judge} */
export const judge = {
  title: 'A client of openapi-typescript and openapi-fetch compiles, and books',
  needs: 'product',
  version: async () => versionOf(generator.name, generator.from),
  run: (context) =>
    judgeClient(context, {
      template: 'openapi-fetch.ts',
      generate: (file) =>
        runPackage(generator, [file, '--output', 'generated/schema.ts'], { cwd: context.folder }),
    }),
};
