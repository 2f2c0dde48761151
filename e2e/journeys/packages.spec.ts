import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PartFacts } from '@nukkad/platform/contract';
import { distsOfAll, ROOT, readJson } from '../support/repository';
import { expect, testWithoutPage as test } from '../support/test';

/** Read lazily: tests are also listed before anything is built. */
const allFacts = () =>
  distsOfAll().map((dist) => readJson<PartFacts>(path.join(dist, 'facts.json')));
const partsWith = (name: string) =>
  allFacts()
    .filter(({ packages }) => packages.some((one) => one.name === name))
    .map(({ part }) => part)
    .sort();

for (const name of ['ky', 'zustand', 'react-router', '@tanstack/query-core']) {
  test(`${name} comes with the shell, once`, () => {
    expect(partsWith(name)).toEqual(['shell']);
  });
}

test('luxon comes with dashboards, and with nothing that a visitor loads', () => {
  expect(partsWith('luxon')).toContain('mf-doctor');
  const visitors = ['shell', 'mf-public', 'mf-auth'];
  expect(partsWith('luxon').filter((part) => visitors.includes(part))).toEqual([]);
});

test('charts come with dashboards, and with nothing that a visitor loads', () => {
  expect(partsWith('apexcharts')).toEqual(['mf-doctor', 'mf-teacher', 'shared-ui']);
});

test('no part is refused by a rule of the gate that needs no browser', async () => {
  const args = ['--import', 'tsx', '--test', '--test-reporter', 'tap'];
  // A test that finds itself within another one only tells that one.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...args, 'registry/src/gate/real-parts.test.ts'],
    { cwd: ROOT, env },
  );
  expect(stdout).toMatch(/^# skipped 0$/m);
  expect(stdout).toMatch(/^# pass [1-9]/m);
});
