/** Words of the front end have a translation beside them; that it is whole, the compiler says. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from './support/repository.mjs';

const TEXT = /\.text\.tsx?$/;
/** The compiler asks for the API's own translations; templates belong to whoever starts from them. */
const ELSEWHERE = /^(api|registry)\//;

const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
const texts = tracked.filter((file) => TEXT.test(file) && !ELSEWHERE.test(file));

for (const language of ['hi', 'kn']) {
  test(`every text file of the front end is there in ${language}`, () => {
    assert.ok(texts.length > 150);
    const translation = (file) => file.replace(TEXT, `.${language}.ts`);
    const missing = texts.filter((file) => !existsSync(path.join(ROOT, translation(file))));
    assert.deepEqual(missing, []);
  });
}
