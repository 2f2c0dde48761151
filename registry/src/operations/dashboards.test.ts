import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import type { PartManifest } from '@nukkad/platform/contract';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { release } from './release';
import { rollback } from './rollback';
import { status } from './status';

const TEAMS = path.join(__dirname, '../../../mf-vendor-dashboards');
/** What any release replaces: pages, the registry and the log of compositions. */
const REPLACED = /^(log\/.+|(.*\/)?(index\.html|registry\.json))(\.br|\.gz)?$/;
const SCREENS = { dashboard: { scripts: ['dashboard.abc.js'], styles: [], reads: [] } };

const gate = (at: string) => route(at, 'gate', 'dashboard');
const shell = shellManifest([
  route('/'),
  gate('/trial/*'),
  gate('/doctor-dashboard/*'),
  gate('/:profession-dashboard/*'),
]);
const dashboard = (part: string, serves: string[]) =>
  remoteManifest(part, { serves, screens: SCREENS });

/** The dashboards as their teams declare them. */
const dashboards = readdirSync(TEAMS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => JSON.parse(readFileSync(path.join(TEAMS, name, 'package.json'), 'utf8')))
  .filter(({ nukkad }) => nukkad !== undefined)
  .map(({ name, nukkad }) => dashboard(name.replace('@nukkad/', ''), nukkad.serves));

let site: FakeSite;
beforeEach(async () => {
  site = await fakeSite();
  const parts = [shell, remoteManifest('mf-public'), ...dashboards];
  await release(site.places, await Promise.all(parts.map((part) => site.build(part))));
});
afterEach(() => site.remove());

/** The live versions of all other parts. */
async function othersThan(part: string): Promise<Record<string, string>> {
  const [stable] = await status(site.places);
  return Object.fromEntries(Object.entries(stable!.parts).filter(([name]) => name !== part));
}

/** Every served file with its hash, except what any release replaces and the files of one part. */
async function filesOfOthers({ part }: PartManifest): Promise<Record<string, string>> {
  const files = Object.entries(await site.digests());
  return Object.fromEntries(
    files.filter(([file]) => !REPLACED.test(file) && !file.startsWith(`remotes/${part}/`)),
  );
}

test('each team has a dashboard here', () => {
  const parts = dashboards.map(({ part }) => part).sort();
  assert.deepEqual(parts, ['mf-advocate', 'mf-doctor', 'mf-general', 'mf-teacher']);
});

for (const one of dashboards) {
  test(`${one.part} is released and taken back alone`, async () => {
    const before = await site.digests();
    const files = await filesOfOthers(one);
    const pointers = await othersThan(one.part);
    const running = async () => (await status(site.places))[0]!.parts[one.part];
    const first = await running();

    const { moves } = await release(site.places, [await site.build(one, 'second')]);
    assert.deepEqual(
      moves.map(({ part }) => part),
      [one.part],
    );
    assert.notEqual(await running(), first);
    assert.deepEqual(await filesOfOthers(one), files);
    assert.deepEqual(await othersThan(one.part), pointers);

    await rollback(site.places, one.part);
    assert.equal(await running(), first);
    assert.deepEqual(await filesOfOthers(one), files);
    assert.deepEqual(await othersThan(one.part), pointers);
    // Its earlier files are still there, as no release removes any.
    const now = await site.digests();
    const changed = Object.keys(before).filter((file) => now[file] !== before[file]);
    assert.deepEqual(
      changed.filter((file) => !REPLACED.test(file)),
      [],
    );
  });
}

test('a ninth profession’s dashboard comes with a page of its own and moves nobody else', async () => {
  const chef = dashboard('mf-chef', ['chef']);
  const files = await filesOfOthers(chef);
  const pointers = await othersThan('mf-chef');
  await assert.rejects(site.read('chef-dashboard/index.html'), { code: 'ENOENT' });

  const { published } = await release(site.places, [await site.build(chef)]);
  assert.deepEqual(await filesOfOthers(chef), files);
  assert.deepEqual(await othersThan('mf-chef'), pointers);
  const page = await site.read('chef-dashboard/index.html');
  assert.match(
    page,
    new RegExp(`href="/remotes/mf-chef/${published[0]!.version}/dashboard.abc.js"`),
  );
});

test('the operator console comes through the registry alone, and goes back to what it was', async () => {
  const at = path.join(TEAMS, '../mf-operator/package.json');
  const { nukkad } = JSON.parse(readFileSync(at, 'utf8'));
  const screens = { operator: { ...SCREENS.dashboard, scripts: ['operator.abc.js'] } };
  const desk = remoteManifest('mf-operator', { routes: nukkad.routes, screens });
  const files = await filesOfOthers(desk);
  const pointers = await othersThan('mf-operator');
  await assert.rejects(site.read('operator-dashboard/index.html'), { code: 'ENOENT' });

  const { published } = await release(site.places, [await site.build(desk)]);
  const first = published[0]!.version;
  const expectDesk = async (version: string) => {
    assert.deepEqual(await filesOfOthers(desk), files);
    assert.deepEqual(await othersThan('mf-operator'), pointers);
    const page = await site.read('operator-dashboard/index.html');
    assert.ok(page.includes(`href="/remotes/mf-operator/${version}/operator.abc.js"`));
    assert.match(page, /"path":"\/operator-dashboard\/\*"[^}]*"needs":"operator"/);
  };
  await expectDesk(first);
  const second = await release(site.places, [await site.build(desk, 'second')]);
  await expectDesk(second.published[0]!.version);
  await rollback(site.places, 'mf-operator');
  await expectDesk(first);
});
