import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

// The journeys' lists are TypeScript.
register();
const require = createRequire(import.meta.url);

export const { documented, kinds } = require('../../../e2e/support/addresses.ts');
export const { detailsPaths } = require('../../../e2e/support/someone.ts');
