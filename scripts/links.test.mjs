import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { sourceFiles } from './support/fingerprint.mjs';
import { ROOT } from './support/repository.mjs';

/** `[text](target)`; web URLs and anchors within the page are not checked. */
const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#[^)]*)?\)/g;

/** All but the generated ones: `npm run reference`. */
const pages = sourceFiles(
  ROOT,
  (file) => file.endsWith('.md') && !file.includes('/docs/reference/'),
);

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

/** `[text](page.md#heading)`, or `#heading` of the same page. */
const FRAGMENT = /\]\((?!https?:)([^)\s#]*)#([^)\s]+)\)/g;

test('every fragment of a link is a heading of its page', () => {
  const broken = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(FRAGMENT)]
      .filter(([, target]) => target === '' || target.endsWith('.md'))
      .filter(
        ([, target, fragment]) => !headingsOf(target ? fileAt(page, target) : page).has(fragment),
      )
      .map(([, target, fragment]) => `${path.relative(ROOT, page)}: ${target}#${fragment}`),
  );
  assert.deepEqual(broken, []);
});

const fileAt = (page, target) => path.resolve(path.dirname(page), decodeURI(target));

/** Fragments of a page as GitHub makes them. */
function headingsOf(file) {
  if (!existsSync(file)) return new Set();
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, heading]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\- ]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}
