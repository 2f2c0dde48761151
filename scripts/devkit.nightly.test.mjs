import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { capture } from './support/processes.mjs';
import { ROOT } from './support/repository.mjs';

describe('a team outside installs the SDK from a registry, and its remote may go live', () => {
  for (const way of ['dashboard', 'remote', 'rspack', 'element', 'stock']) {
    it(`by the way "${way}"`, async () => {
      const script = path.join(ROOT, 'scripts/devkit.mjs');
      const { code, output } = await capture(process.execPath, [script, way]);
      assert.equal(code, 0, output);
    });
  }
});
