import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { sourceFiles } from './support/fingerprint.mjs';
import { ROOT } from './support/repository.mjs';

/** `[text](target)`; web URLs and anchors within the page are not checked. */
const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#[^)]*)?\)/g;

const pages = sourceFiles(ROOT, (file) => file.endsWith('.md'));

test('every link of the documentation leads to a file', () => {
  assert.ok(pages.length > 40, `only ${pages.length} pages were read`);
  const broken = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(LINK)]
      .map(([, target]) => target)
      .filter((target) => !existsSync(path.resolve(path.dirname(page), decodeURI(target))))
      .map((target) => `${path.relative(ROOT, page)}: ${target}`),
  );
  assert.deepEqual(broken, []);
});
