import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

/** The journeys' helpers to start product and browser. */
export function journeySupport() {
  register();
  const require = createRequire(import.meta.url);
  return {
    ...require('../../e2e/support/product.ts'),
    ...require('../../registry/src/gate/boot/chromium.ts'),
    ...require('../../e2e/support/changed-build.ts'),
    ...require('../../e2e/support/crawl.ts'),
    ...require('../../e2e/support/repository.ts'),
    ...require('../../e2e/support/session.ts'),
    ...require('../../e2e/support/ports.ts'),
    ...require('../../e2e/support/processes.ts'),
    ...require('../../registry/src/testing/nginx-process.ts'),
  };
}
