import { createRequire } from 'node:module';
import path from 'node:path';
import { register } from 'tsx/cjs/api';

/** The contract of the browser, the API and the registry. */
export function contract() {
  register();
  const api = path.join(import.meta.dirname, '..', '..', 'api', 'package.json');
  return createRequire(api)('@nukkad/platform/contract');
}
