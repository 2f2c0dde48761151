import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import Fastify from 'fastify';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { until } from '../../../test/process/until';
import { type Collector, type SentSpan, startCollector } from '../../../test/services/collector';
import { traceRequests } from './requests';
import { startTracing } from './start-tracing';

const attribute = ({ attributes }: SentSpan, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue;

onDatabase((open) => {
  let collector: Collector;
  let running: TestApp;
  let stop: () => Promise<void>;
  before(async () => {
    collector = await startCollector();
    const { endpoint } = collector;
    running = await startTestApp(open, {
      vendors: 20,
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0' },
    });
    assert.ok(running.settings.tracing);
    stop = await startTracing(running.settings.tracing);
    await running.app.ready();
  });
  after(async () => {
    await running.close();
    collector.close();
  });

  const subscribe = (email: string, traceparent?: string) =>
    running.app.inject({
      method: 'POST',
      url: '/api/subscriptions',
      payload: { email, topic: 'doctors' },
      headers: { ...(traceparent && { traceparent }) },
    });

  test('a call of a page is one tree, from its request to the job that it caused', async () => {
    const traceId = 'a'.repeat(32);
    const page = 'b'.repeat(16);
    const answer = await subscribe('traced@example.in', `00-${traceId}-${page}-01`);
    assert.ok(answer.statusCode < 300, answer.body);
    await subscribe('untraced@example.in');
    await subscribe('unsampled@example.in', `00-${'c'.repeat(32)}-${page}-00`);
    const waiting = async () =>
      (await running.database.query.selectFrom('job').select('id').execute()).length;
    await until(async () => (await waiting()) === 0, 'the job is done');
    await stop();

    const { spans, pathTo } = collector;
    assert.deepEqual([...new Set(spans.map((span) => span.traceId))], [traceId]);
    const paths = spans.map((span) => pathTo(span).join(' > '));
    for (const path of paths) assert.match(path, new RegExp(`^${page} > POST /api/`));
    const has = (expected: RegExp) =>
      assert.ok(
        paths.some((path) => expected.test(path)),
        `${expected}\n${paths.join('\n')}`,
      );
    has(/^\w+ > POST \S+ > INSERT$/);
    has(/^\w+ > POST \S+ > enqueue \S+ > (INSERT|WITH)$/);
    has(/^\w+ > POST \S+ > enqueue \S+ > run \S+$/);
    has(/^\w+ > POST \S+ > enqueue \S+ > run \S+ > \w+$/);
  });

  test('statements have no values, and nothing names anybody', () => {
    const statements = collector.spans.flatMap((span) => attribute(span, 'db.query.text') ?? []);
    assert.ok(statements.some((statement) => statement.includes('$1')));
    assert.doesNotMatch(collector.bodies.join(''), /traced@example/);
  });

  test('after it has stopped, nothing is traced and requests go on', async () => {
    const before = collector.spans.length;
    const answer = await subscribe('later@example.in', `00-${'d'.repeat(32)}-${'e'.repeat(16)}-01`);
    assert.ok(answer.statusCode < 300, answer.body);
    assert.equal(collector.spans.length, before);
  });
});

describe('the log of a traced request', () => {
  test('names its trace in each line', async () => {
    const { endpoint, close } = await startCollector();
    const stop = await startTracing({ endpoint, service: 'x', share: 0 });
    const lines: string[] = [];
    const app = Fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } });
    traceRequests(app);
    app.get('/x', async (request) => {
      request.log.info('inside');
      return {};
    });
    const traceparent = `00-${'f'.repeat(32)}-${'1'.repeat(16)}-01`;
    await app.inject({ url: '/x', headers: { traceparent } });
    await app.close();
    await stop();
    close();
    const named = lines.map((line) => JSON.parse(line)).filter(({ traceId }) => traceId);
    assert.deepEqual(
      named.map(({ msg, traceId }) => [msg, traceId]),
      ['inside', 'request completed'].map((msg) => [msg, 'f'.repeat(32)]),
    );
  });
});

describe('a collector that is away', () => {
  test('loses spans and holds nobody up', async () => {
    const stop = await startTracing({ endpoint: 'http://127.0.0.1:9', service: 'x', share: 1 });
    await stop();
  });
});
