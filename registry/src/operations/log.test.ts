import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { afterEach, beforeEach, test } from 'node:test';
import { historyFile } from '../channels/history';
import { type FakeSite, fakeSite, remoteManifest } from '../testing/fake-site';
import { auditLog } from './log';
import { release } from './release';
import { rollback } from './rollback';

let site: FakeSite;
beforeEach(async () => {
  site = await fakeSite();
  delete process.env.NUKKAD_BY;
});
afterEach(() => site.remove());

const releaseOf = async (part: string, content: string, more = {}) =>
  release(site.places, [await site.build(remoteManifest(part), content)], more);

test('the log says who moved what and why, the latest first', async () => {
  await releaseOf('mf-public', 'first');
  process.env.NUKKAD_BY = 'asha (CI)';
  await releaseOf('mf-public', 'second', { why: 'a new search' });
  await releaseOf('mf-auth', 'first', { channel: 'canary' });
  await rollback(site.places, 'mf-public', { by: 'bela', why: 'it was slow' });
  const { moves, problems } = await auditLog(site.places, { part: 'mf-public' });
  assert.deepEqual(
    moves.map(({ action, by, why }) => [action, by, why]),
    [
      ['rollback', 'bela', 'it was slow'],
      ['release', 'asha (CI)', 'a new search'],
      ['release', userInfo().username, undefined],
    ],
  );
  assert.deepEqual(problems, []);
  const canary = await auditLog(site.places, { channel: 'canary' });
  assert.deepEqual(
    canary.moves.map(({ part }) => part),
    ['mf-auth'],
  );
});

test('a past line that was edited is noticed', async () => {
  await releaseOf('mf-public', 'first');
  await releaseOf('mf-public', 'second');
  const file = historyFile(site.places);
  const log = await readFile(file, 'utf8');
  await writeFile(file, log.replace('"action":"release"', '"action":"rollback"'));
  const { problems } = await auditLog(site.places);
  assert.match(problems.join(), /line 2 does not follow from the line before/);
});
