import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { journeySupport } from './product.mjs';

/**
 * nginx with the configuration of this repository in front of two API processes, each of which comes back
 * on its own port: nginx asks no `/readyz`, it passes over who takes no connection.
 */
export async function startNginxFront() {
  const { holdPort, startNginx } = journeySupport();
  const held = [await holdPort(), await holdPort()];
  const [first, second] = held.map(({ port }) => port);
  const root = mkdtempSync(path.join(tmpdir(), 'nukkad-front-'));
  const site = path.join(root, 'site');
  mkdirSync(site);
  writeFileSync(path.join(site, 'index.html'), '<!doctype html><title>Measured</title>');
  const nginx = await startNginx({ root, places: { site } }, first, {
    [`server 127.0.0.1:${first} max_fails=0;`]: [first, second]
      .map((port) => `server 127.0.0.1:${port} max_fails=0;`)
      .join(' '),
    // One visitor makes all the load of a measurement.
    'limit_req zone=nukkad_api burst=200 nodelay;': '',
  });
  return {
    origin: nginx.origin,
    ports: [first, second],
    async close() {
      await nginx.close();
      for (const { release } of held) release();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
