import assert from 'node:assert/strict';
import { test } from 'node:test';
import { liesUnder, pageFile, pathProblem, shapeOf } from './paths';

const pages: [path: string, file: string | undefined][] = [
  ['/', 'index.html'],
  ['/doctors', 'doctors/index.html'],
  ["/ca's", "ca's/index.html"],
  ['/govt. officers', 'govt. officers/index.html'],
  ['/doctor-dashboard/*', 'doctor-dashboard/index.html'],
  ['/:category', undefined],
  ['/:category/*', undefined],
  ['/help/contact', undefined],
  ['/*', undefined],
  ['*', undefined],
];
for (const [path, file] of pages) {
  test(`the page of ${path} is ${file ?? 'nobody’s own'}`, () => {
    assert.equal(pageFile(path), file);
  });
}

const problems: [path: string, problem: RegExp | undefined][] = [
  ['/doctors', undefined],
  ['/govt. officers', undefined],
  ['*', undefined],
  ['/trial/*', undefined],
  ['doctors', /start with/],
  ['/../etc', /no address/],
  ['/.well-known', /no address/],
  ['/a?b', /no address/],
  ['/a/*/b', /at its end/],
  ['/api/doctors', /reserved/],
  ['/Shell', /reserved/],
  ['/registry.json', /reserved/],
];
for (const [path, problem] of problems) {
  test(`a route ${path} ${problem ? 'is refused' : 'is fine'}`, () => {
    const found = pathProblem(path);
    if (problem) assert.match(found ?? '', problem);
    else assert.equal(found, undefined);
  });
}

test('parameters, letter case and slashes do not make a different path', () => {
  assert.equal(shapeOf('/:category'), shapeOf('/:kind/'));
  assert.equal(shapeOf('/Doctors'), shapeOf('/doctors'));
  assert.notEqual(shapeOf('/doctors'), shapeOf('/doctors/*'));
  assert.notEqual(shapeOf('/:category'), shapeOf('/:profession-onboarding'));
});

test('a splat owns what lies under it, the root splat owns nothing', () => {
  assert.ok(liesUnder('/trial', '/trial/*'));
  assert.ok(liesUnder('/trial/a/b', '/trial/*'));
  assert.ok(!liesUnder('/trials', '/trial/*'));
  assert.ok(!liesUnder('/trial', '/*'));
  assert.ok(!liesUnder('/trial', '*'));
});
