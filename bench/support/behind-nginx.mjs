import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A renderer that runs by itself, and nginx in front of it with the configuration of this repository.
 *
 * @param key what API and renderer share
 * @param support `journeySupport()`
 */
export async function rendererBehindNginx(product, key, support) {
  const { port, release } = await support.holdPort();
  const env = {
    ...process.env,
    ...{ SITE_DIR: product.site, API_ORIGIN: product.origin, PUBLIC_URL: product.origin },
    ...{ RENDERER_PORT: String(port), RENDERER_KEY: key, RENDER_BUDGET: '10000' },
  };
  const stdio = ['ignore', 'pipe', 'inherit'];
  const renderer = support.startNode(['renderer/dist/server.js'], { env, stdio });
  await once(renderer.stdout, 'data');
  const site = { root: product.data, places: { site: product.site } };
  const nginx = await support.startNginx(site, new URL(product.origin).port, {
    ...support.withRenderer(port),
  });
  return {
    origin: nginx.origin,
    /** Has nginx serve these bytes as a released file, and returns its address. */
    file(content) {
      writeFileSync(path.join(product.site, 'remotes', 'kept.bin'), content);
      return '/remotes/kept.bin';
    },
    async close() {
      await nginx.close();
      await support.stop(renderer);
      release();
    },
  };
}
