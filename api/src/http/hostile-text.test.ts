import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '../testing/app';
import { onDatabase } from '../testing/databases';
import { signedIn } from '../testing/signed-in';

/** Characters that make careless patterns and normalisation slow. */
const shapes: Record<string, string> = {
  spaces: ' ',
  'spaces between words': 'a ',
  'combining marks out of order': '\u0301\u0316',
  'zero-width characters': '\u200B\u200D',
  'nested brackets': '[(',
  'slashes and dots': '/.',
  'at signs': 'a@',
  digits: '9 ',
};

const lengths = [4_000, 65_536];

/** Processor time, not time on the clock: it does not depend on what else the machine does. */
const mostMs = 50;
const mostMsAt99 = 20;

interface Operation {
  requestBody?: { content: { 'application/json'?: { schema: Schema } } };
}

interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
}

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { env: { LIMITS: 'development' } });
  });
  after(() => running.close());

  test('no text in any field keeps the process busy or fails inside', async () => {
    const { ask } = await signedIn(running.app, 'operator');
    const { paths, components } = (await running.app.inject('/api/openapi.json')).json();
    const named = (schema: Schema): Schema =>
      schema.$ref ? components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
    const spent: { ms: number; what: string }[] = [];
    for (const [path, methods] of Object.entries<Record<string, Operation>>(paths)) {
      const url = path.replaceAll(/\{[^}]+\}/g, '00000000-0000-7000-8000-000000000000');
      for (const [method, operation] of Object.entries(methods)) {
        const schema = operation.requestBody?.content['application/json']?.schema;
        if (!schema || path.includes('logout')) continue;
        for (const field of Object.keys(named(schema).properties ?? {})) {
          for (const [name, unit] of Object.entries(shapes)) {
            for (const length of lengths) {
              const text = unit.repeat(length / unit.length);
              const what = `${method} ${path} ${field}: ${length} of ${name}`;
              const tried = async () => {
                const began = process.cpuUsage();
                const answer = await ask(method.toUpperCase() as 'POST', url, { [field]: text });
                assert.ok(answer.statusCode < 500, `${what} was answered ${answer.statusCode}`);
                return process.cpuUsage(began).user / 1_000;
              };
              let ms = await tried();
              // The garbage of what came before may be collected just now; a slow pattern stays slow.
              for (let again = 0; ms >= mostMsAt99 && again < 3; again += 1) {
                ms = Math.min(ms, await tried());
              }
              spent.push({ ms, what });
            }
          }
        }
      }
    }
    assert.ok(spent.length > 1_000, `only ${spent.length} texts were tried`);
    const slow = spent.filter(({ ms }) => ms >= mostMsAt99);
    assert.deepEqual(
      slow.filter(({ ms }) => ms >= mostMs),
      [],
    );
    assert.ok(slow.length <= spent.length / 100, JSON.stringify(slow));
  });
});
