import assert from 'node:assert/strict';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '../testing/app';
import { onDatabase } from '../testing/databases';
import { signedIn } from '../testing/signed-in';
import {
  filledWith,
  resolverOf,
  type Schema,
  type TextPlace,
  textPlaces,
} from '../testing/text-places';

/**
 * Characters that make careless patterns and normalisation slow, and what stands at their end: many
 * patterns are slow only on what does not match after all.
 */
const shapes: Record<string, string> = {
  'spaces alone': ' ',
  spaces: ' ',
  'spaces between words': 'a ',
  'combining marks out of order': '\u0301\u0316',
  'zero-width characters': '\u200B\u200D',
  'nested brackets': '[(',
  'slashes and dots': '/.',
  'at signs': 'a@',
  digits: '9 ',
};

const textOf = (shape: string, length: number): string => {
  const unit = shapes[shape] ?? '';
  return unit.repeat(length / unit.length) + (shape === 'spaces alone' ? '' : '!');
};

/** About the most that a text may have. */
const long = 4_000;

/** Far beyond, from what the largest body takes to what the smallest does. */
const tooLong = [65_536, 15_000, 7_000, 3_500, 1_700];
const tooLarge = 413;

/** Processor time, not time on the clock: it does not depend on what else the machine does. */
const mostMs = 50;
const mostMsAt99 = 20;

interface Operation {
  requestBody?: { content: { 'application/json'?: { schema: Schema } } };
}

interface Call {
  method: string;
  path: string;
  schema: Schema;
}

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { env: { LIMITS: 'development' } });
  });
  after(() => running.close());

  test('no text in any place of a body keeps the process busy or fails inside', async (t) => {
    const { ask } = await signedIn(running.app, 'operator');
    const { paths, components } = (await running.app.inject('/api/openapi.json')).json();
    const resolve = resolverOf(components.schemas);
    const spent: { ms: number; what: string }[] = [];
    const places = new Set<string>();

    const tryBody = async ({ method, path }: Call, what: string, body: unknown) => {
      const url = path.replaceAll(/\{[^}]+\}/g, '00000000-0000-7000-8000-000000000000');
      let status = 0;
      const tried = async () => {
        const began = process.cpuUsage();
        const answer = await ask(method as 'POST', url, body as object);
        status = answer.statusCode;
        assert.ok(status < 500, `${what} was answered ${status}`);
        return process.cpuUsage(began).user / 1_000;
      };
      let ms = await tried();
      // The garbage of what came before may be collected just now; a slow pattern stays slow.
      for (let again = 0; ms >= mostMsAt99 && again < 3; again += 1) {
        ms = Math.min(ms, await tried());
      }
      spent.push({ ms, what });
      return status;
    };
    /** As long as the call reads: what it refuses for its size alone has proved nothing. */
    const tryPlace = async (call: Call, { name: place, bodyWith }: TextPlace, shape: string) => {
      for (const length of tooLong) {
        const what = `${call.method} ${call.path} ${place}: ${length} of ${shape}`;
        const status = await tryBody(call, what, bodyWith(textOf(shape, length)));
        if (status !== tooLarge) return;
      }
    };

    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    for (const call of callsOf(paths)) {
      for (const name of Object.keys(shapes)) {
        const text = textOf(name, long);
        const everywhere = `${call.method} ${call.path}: ${long} of ${name} everywhere`;
        await tryBody(call, everywhere, filledWith(text, call.schema, resolve));
        for (const place of textPlaces(call.schema, resolve)) {
          places.add(`${call.method} ${call.path} ${place.name}`);
          await tryPlace(call, place, name);
        }
      }
    }
    delay.disable();
    t.diagnostic(`${places.size} places, ${spent.length} bodies`);
    const most = spent.reduce((worst, one) => (one.ms > worst.ms ? one : worst));
    t.diagnostic(`most processor time: ${most.ms.toFixed(1)} ms, ${most.what}`);
    t.diagnostic(`longest wait of the event loop: ${(delay.max / 1e6).toFixed(1)} ms`);
    assert.ok(places.size > 150, `only ${places.size} places were found`);
    const nested = [...places].filter((place) => /[[{]|\..*\./.test(place.split(' ')[2] ?? ''));
    assert.ok(nested.length > 50, `only ${nested.length} of them are nested`);
    const slow = spent.filter(({ ms }) => ms >= mostMsAt99);
    assert.deepEqual(
      slow.filter(({ ms }) => ms >= mostMs),
      [],
    );
    assert.ok(slow.length <= spent.length / 100, JSON.stringify(slow));
  });
});

function callsOf(paths: Record<string, Record<string, Operation>>): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const schema = operation.requestBody?.content['application/json']?.schema;
      return schema && !path.includes('logout')
        ? [{ method: method.toUpperCase(), path, schema }]
        : [];
    }),
  );
}
