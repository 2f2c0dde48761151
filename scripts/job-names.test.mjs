/** Operators read the names of jobs and periodic tasks in words, not codes. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from './support/repository.mjs';

/** What the API queues has a priority, what it does again and again an interval. */
const NAMED = /\bname: '([a-z-]+)',\s*(?:priority: |seconds(?::|,))/g;
const REGISTERED = /(?:runTask\(|JobKind<)/;

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');

const sources = execFileSync('git', ['ls-files', 'api/src'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$/.test(file));

const names = sources
  .map(read)
  .filter((source) => REGISTERED.test(source))
  .flatMap((source) => [...source.matchAll(NAMED)].map(([, name]) => name));

test('every job and periodic task of the API has a name in the console', () => {
  assert.ok(names.length > 30, `${names.length} names were found`);
  const words = read('mf-operator/src/jobs/jobs.text.ts');
  const codes = names.filter((name) => !new RegExp(`^ {2}'?${name}'?: '`, 'm').test(words));
  assert.deepEqual(codes, []);
});
