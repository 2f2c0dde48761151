import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

/** The API's own way to fill a directory and to watch its statements. */
export function directorySupport() {
  register();
  const require = createRequire(import.meta.url);
  return {
    ...require('../../api/src/testing/measured-directory.ts'),
    ...require('../../api/src/testing/throwaway-postgres.ts'),
    ...require('../../api/src/seed/random.ts'),
  };
}
