import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { undocumentedExports } from './support/doc-comments.mjs';

/** A package with these files; `src/index.ts` is its entry. */
function aPackage(context, files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-docs-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  const about = { exports: { '.': './index.ts', './tokens.css': './tokens.css' } };
  const all = { 'package.json': JSON.stringify(about), ...files };
  for (const [name, text] of Object.entries(all)) writeFileSync(path.join(folder, name), text);
  return folder;
}

test('an export without a doc comment is named with its place, through every re-export', (context) => {
  const folder = aPackage(context, {
    'index.ts': "export * from './button';\nexport { hidden as shown } from './other';\n",
    'button.ts': '/** A button. */\nexport function Button() {}\nexport type Look = 1;\n',
    'other.ts': 'export const hidden = 1;\nexport const inside = 2;\n',
  });
  assert.deepEqual(undocumentedExports(folder), {
    missing: ['button.ts:3: Look', 'other.ts:1: shown'],
    exports: 3,
  });
});

test("a component's comment stands for its properties, and other packages for themselves", (context) => {
  const folder = aPackage(context, {
    'index.ts': [
      "export { createStore } from 'zustand';",
      '/** A button. */',
      'export function Button() {}',
      'export interface ButtonProps {}',
      'export interface CardProps {}',
    ].join('\n'),
  });
  assert.deepEqual(undocumentedExports(folder).missing, ['index.ts:5: CardProps']);
});
