import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT, readJson, workspaces } from './support/repository.mjs';

/** GitHub teams by folder: `/mf-auth/` → `@nukkad/accounts`. */
const reviewers = Object.fromEntries(
  readFileSync(path.join(ROOT, '.github/CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/') || line.startsWith('*'))
    .map((line) => line.split(/\s+/)),
);

const teamOf = (owner) => `@nukkad/${owner.toLowerCase().replaceAll(' ', '-')}`;

test('every part is reviewed by the team that owns it', () => {
  const parts = [...workspaces().values()].flatMap(({ folder }) => {
    const { nukkad } = readJson(path.join(folder, 'package.json'));
    return nukkad?.owner ? [{ folder: path.relative(ROOT, folder), owner: nukkad.owner }] : [];
  });
  assert.ok(parts.length >= 10, `only ${parts.length} parts have an owner`);
  for (const { folder, owner } of parts) {
    assert.equal(reviewers[`/${folder}/`] ?? reviewers['*'], teamOf(owner), folder);
  }
});
