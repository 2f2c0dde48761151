import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { commitProblems, newSubjects } from './support/commits.mjs';

const fine = [
  'fix(booking): a hold ends with its session',
  'docs: how to add a remote',
  "Merge branch 'main' into a branch whose name is as long as it likes to be",
];
const wrong = [
  'Fixed the hold',
  'fix(booking) a hold ends',
  'fix(Booking): a hold ends',
  'fix(booking): a hold ends.',
  `feat(booking): ${'a'.repeat(60)}`,
];

test('subjects name type, scope and change in sixty characters', () => {
  assert.deepEqual(commitProblems(fine), []);
  for (const subject of wrong) assert.equal(commitProblems([subject]).length, 1, subject);
});

test('only commits that origin/main lacks are read; without an origin none', (context) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-commits-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const git = (...args) => execFileSync('git', args, { cwd: folder });
  const commit = (subject) =>
    git(
      '-c',
      'user.name=N',
      '-c',
      'user.email=n@n.example',
      'commit',
      '-qm',
      subject,
      '--allow-empty',
    );
  git('init', '-q', '-b', 'main');
  commit('An old one');
  assert.deepEqual(newSubjects(folder), []);
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  commit('A new one');
  assert.deepEqual(newSubjects(folder), ['A new one']);
});
