import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

/** The API's modules to seed a directory and to record its statements. */
export function directorySupport() {
  register();
  return createRequire(import.meta.url)('../../api/test/load/measuring.ts');
}
