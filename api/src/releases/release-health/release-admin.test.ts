import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import {
  type AuditAnswer,
  type HealthFact,
  healthReportPath,
  type PartReleases,
  type ReleaseMove,
  type ReleasesAnswer,
  visitTicketPath,
} from '@nukkad/platform/contract';
import { auditLog, status, stopCanary, withdraw } from '@nukkad/registry';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type TestRegistry, testRegistry } from '../../../test/app/registry';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { afterTime } from '../../../test/database/time-passed';
import { until } from '../../../test/process/until';
import { releasesIn } from './releases';

const part = 'mf-public';
const reason = 'Cards are empty.';
/** Milliseconds until the API's cache of the registry includes a new canary. */
const remembered = 2_500;

onDatabase((open) => {
  let running: TestApp;
  let registry: TestRegistry;
  let operator: SignedIn;
  let builds = 0;
  before(async () => {
    registry = await testRegistry();
    running = await startTestApp(open, { vendors: 0, env: registry.env });
    await running.app.ready();
    operator = await signedIn(running.app, 'operator');
  });
  after(async () => {
    await running.close();
    await registry.remove();
  });
  beforeEach(async () => {
    const { canary } = await all();
    if (canary) await stopCanary(registry.places, { id: canary.id });
  });

  const all = async (): Promise<ReleasesAnswer> =>
    (await operator.ask('GET', '/api/operator/releases')).json();
  const one = async (): Promise<PartReleases> =>
    (await operator.ask('GET', `/api/operator/releases/${part}`)).json();
  const liveNow = async () => (await status(registry.places))[0]?.parts[part];
  const tryOut = (share: number) => {
    builds += 1;
    return registry.tryOut(`build ${builds}`, share);
  };
  const post = (url: string, payload: object) =>
    running.app.inject({ method: 'POST', url, payload });
  const report = async (visit: string, facts: HealthFact[]) => {
    const live = await releasesIn(registry.places).live();
    const ofCanary = facts[0]?.version === live?.canary?.remotes[part]?.version;
    const lock = (ofCanary ? live?.canary?.lock : live?.lock) ?? '';
    const { ticket } = (await post(visitTicketPath, { lock })).json();
    const more = ticket === null ? {} : { ticket };
    return post(healthReportPath, { visit: `visit-${visit}`, lock, path: '/', facts, ...more });
  };
  const mount = (version: string): HealthFact => ({ kind: 'mount', part, version, screen: 'x' });
  const failure = (version: string): HealthFact => ({
    ...{ kind: 'failure', part, version, screen: 'x', phase: 'render', code: 'MF-RENDER' },
    ...{ message: 'It broke', recovered: 'previous' },
  });
  const logged = async () => (await auditLog(registry.places, { part })).moves;

  test('a version that fails for one of five is taken back by itself', async () => {
    const live = await liveNow();
    const bad = await tryOut(1_000);
    assert.equal((await all()).canary?.parts[0]?.version, bad);
    await afterTime(remembered, () => report('first', [mount(live!)]));
    let nth = 0;
    const visit = async () => {
      for (let each = 0; each < 9; each += 1) await report(`l${nth}-${each}`, [mount(live!)]);
      await report(`c${nth}`, nth % 5 === 0 ? [failure(bad)] : [mount(bad)]);
      nth += 1;
      return (await all()).canary === null;
    };
    await until(visit, 'the canary is taken back');
    assert.equal(await liveNow(), live);
    const [last] = await logged();
    assert.equal(last?.by, 'the API, on its own');
    assert.match(last?.why ?? '', /something went wrong in \d+ of \d+ visits/);
    const log: ReleaseMove[] = (await operator.ask('GET', '/api/operator/release-log')).json();
    assert.deepEqual([log[0]?.reason, log[0]?.by], [last?.why, last?.by]);
    const newsOf = () =>
      running.database.query
        .selectFrom('notification')
        .select(['title', 'text'])
        .where('kind', '=', 'release')
        .where('user_id', '=', operator.userId)
        .execute();
    await until(async () => (await newsOf()).length > 0, 'operators are told after the rollback');
    const news = await newsOf();
    assert.equal(news.length, 1);
    assert.ok(news[0]?.text.includes(bad));
  });

  test('an operator sees what was told, and takes a canary back with a reason', async () => {
    const live = (await liveNow())!;
    const tried = await tryOut(500);
    await report('seen', [
      ...[mount(live), mount(live), failure(live)],
      { kind: 'vital', part, version: live, name: 'LCP', value: 1_800 },
      { kind: 'share', part, version: live, name: 'react', wanted: '^19', given: '19', from: part },
    ]);
    const { canary, releases } = await all();
    assert.deepEqual(
      releases.map((release) => [release.part, release.standing, release.owner]),
      [
        [part, 'live', 'Finding'],
        [part, 'canary', 'Finding'],
        ['shell', 'live', null],
      ],
    );
    assert.equal(canary?.share, 500);
    const shown = await one();
    assert.deepEqual(
      shown.releases.slice(0, 2).map(({ version }) => version),
      [live, tried],
    );
    assert.ok(shown.releases[0]!.mounts >= 2 && shown.releases[0]!.failures >= 1);
    assert.ok(shown.releases[0]!.p75.LCP! > 1_500 && shown.releases[0]!.p75.LCP! <= 2_000);
    assert.deepEqual([shown.messages[0]?.message, shown.shares[0]?.name], ['It broke', 'react']);

    const address = `/api/operator/canaries/${canary!.id}/stop`;
    const silent = await operator.ask('POST', address, {});
    assert.deepEqual([silent.statusCode, Object.keys(silent.json().errors)], [422, ['reason']]);
    const answer = await operator.ask('POST', address, { reason });
    assert.deepEqual([answer.statusCode, answer.json().canary], [200, null], answer.body);
    const [last] = await logged();
    assert.deepEqual([last?.by, last?.why], ['Farhan Qadri', reason]);
    const again = await operator.ask('POST', address, { reason });
    assert.deepEqual([again.statusCode, again.json().code], [409, 'conflict']);
    const audit: AuditAnswer = (
      await operator.ask('GET', '/api/operator/audit?q=canary-taken-back')
    ).json();
    assert.deepEqual([audit.total, audit.entries[0]?.reason], [1, reason]);
  });

  test('an operator rolls a part back to a version, with a reason', async () => {
    const earlier = (await liveNow())!;
    builds += 1;
    const later = await registry.release(`build ${builds}`);
    assert.equal(await liveNow(), later);
    const address = `/api/operator/releases/${part}/rollback`;
    const answer = await operator.ask('POST', address, { version: earlier, reason });
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(await liveNow(), earlier);
    assert.equal((await logged())[0]?.why, reason);
    const missing = await operator.ask('POST', address, { version: 'never', reason });
    assert.deepEqual([missing.statusCode, missing.json().code], [409, 'conflict']);
  });

  test('a version that was withdrawn is shown so, and nobody rolls back to it', async () => {
    const earlier = (await liveNow())!;
    builds += 1;
    await registry.release(`build ${builds}`);
    await withdraw(registry.places, earlier, { why: 'leaked addresses' });
    const { releases } = await afterTime(remembered, one);
    assert.equal(releases.find(({ version }) => version === earlier)?.standing, 'withdrawn');
    const address = `/api/operator/releases/${part}/rollback`;
    const answer = await operator.ask('POST', address, { version: earlier, reason });
    assert.deepEqual([answer.statusCode, answer.json().code], [409, 'conflict']);
    assert.match(answer.json().message, /was withdrawn/);
    const log: ReleaseMove[] = (await operator.ask('GET', '/api/operator/release-log')).json();
    assert.deepEqual([log[0]?.action, log[0]?.reason], ['withdraw', 'leaked addresses']);
  });

  test('a part that was never released is not there', async () => {
    const answer = await operator.ask('GET', '/api/operator/releases/mf-nothing');
    assert.equal(answer.statusCode, 404);
  });
});
