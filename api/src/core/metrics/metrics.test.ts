import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { temporaryFolder } from '../../../test/process/at-exit';
import { addMigratedDatabase } from '../../../test/process/migrated-data';
import { type ServerProcess, startServer } from '../../../test/process/process';
import { until } from '../../../test/process/until';
import { repositoryRoot } from '../config/package-root';

/** Name → sum over its labels, of the lines that have all of `labels`. */
function total(text: string, name: string, ...labels: string[]): number {
  const lines = text.split('\n').filter((line) => line.split(/[{ ]/, 1)[0] === name);
  const some = lines.filter((line) => labels.every((label) => line.includes(label)));
  return some.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

describe('what a process measures', () => {
  let server: ServerProcess;
  let metrics: string;
  const scrape = async () => (await fetch(metrics)).text();

  before(async () => {
    const NUKKAD_DATA = temporaryFolder('metrics');
    await addMigratedDatabase(NUKKAD_DATA);
    server = await startServer({ NUKKAD_DATA, METRICS_PORT: '0', SEED_SAMPLE: '0' });
    metrics = /Metrics on (\S+)/.exec(server.output())?.[1] ?? '';
  });
  after(() => server.end('SIGTERM'));

  test('it is on a port of its own, and there is nothing else on it', async () => {
    const answer = await fetch(metrics);
    assert.match(answer.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
    assert.equal((await fetch(new URL('/api/category/getAllCategories', metrics))).status, 404);
    assert.equal((await fetch(metrics, { method: 'POST' })).status, 404);
    const inPublic = await (await fetch(`${server.address}/metrics`)).text();
    assert.doesNotMatch(inPublic, /http_request_duration_seconds/);
  });

  test('requests are counted by route and never by address', async () => {
    const count = 'http_request_duration_seconds_count';
    const before = await scrape();
    await fetch(`${server.address}/api/category/getAllCategories`);
    await fetch(`${server.address}/api/nothing-like-this`);
    let text = '';
    const added = (...labels: string[]) =>
      total(text, count, ...labels) - total(before, count, ...labels);
    await until(async () => {
      text = await scrape();
      return added('status="404"') === 1;
    }, 'both are counted');
    const route = 'route="/api/category/getAllCategories"';
    assert.equal(added(route, 'method="GET"', 'status="200"'), 1);
    assert.doesNotMatch(text, /nothing-like-this/);
  });

  test('errors of pages are counted', async () => {
    const body = JSON.stringify({ code: 'TEST', message: 'it broke', path: '/' });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${server.address}/api/client-errors`, { method: 'POST', headers, body });
    // One reading serves everybody for a moment.
    await until(
      async () => total(await scrape(), 'nukkad_page_errors_total') === 1,
      'the error is counted',
    );
  });

  test('the database, its connections, its queries and what waits in it are told', async () => {
    let text = '';
    // Tasks are there once the process has looked at its queue for the first time.
    await until(async () => {
      text = await scrape();
      return text.includes('nukkad_task_late_seconds{');
    }, 'the queue is read');
    assert.equal(total(text, 'nukkad_database_up'), 1);
    assert.match(text, /^nukkad_database_connections\{kind="interactive",state="idle"\} \d/m);
    assert.ok(total(text, 'nukkad_query_duration_seconds_count', 'outcome="done"') > 0);
    assert.match(text, /^nukkad_task_late_seconds\{task="[^"]+"\} 0/m);
  });

  for (const file of ['alerts.yml', 'dashboard.json']) {
    test(`${file} asks for what is measured`, async () => {
      const folder = join(repositoryRoot, 'containers/monitoring');
      const asked = readFileSync(join(folder, file), 'utf8').matchAll(
        /\b(?:nukkad|http|nodejs|process)_[a-z0-9_]+(?=[{[)\s"\\])/g,
      );
      const measured = new Set(
        [...(await scrape()).matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name, type]) =>
          type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
        ),
      );
      const names = [...new Set([...asked].map(([name]) => name))];
      assert.ok(names.length > 8, names.join());
      for (const name of names) assert.ok(measured.has(name), name);
    });
  }

  test('each alert is fired by a test, with something broken or with a written series', () => {
    const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
    const fired =
      read('api/src/core/metrics/alerts.nightly.test.ts') +
      read('containers/monitoring/alerts.test.yml');
    const alerts = [...read('containers/monitoring/alerts.yml').matchAll(/alert: (\w+)/g)];
    assert.deepEqual(
      alerts.map(([, name]) => name).filter((name) => !fired.includes(String(name))),
      [],
    );
  });
});
