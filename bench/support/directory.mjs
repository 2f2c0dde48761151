import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

/** The API's own way to fill a directory and to watch its statements. */
export function directorySupport() {
  register();
  return createRequire(import.meta.url)('../../api/test/load/measuring.ts');
}
