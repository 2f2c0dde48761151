import assert from 'node:assert/strict';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import {
  type CallWithBody,
  callsWithBodies,
  type Description,
  type HostileBody,
  hostileBodies,
} from '../../../test/load/hostile-bodies';

const tooLarge = 413;

/** CPU time, not wall time, on a machine on which the yardstick takes `yardstickMs`. */
const mostMs = 50;
const mostMsAt99 = 20;

const yardstickMs = 20;
const ordinary = JSON.stringify(Array.from({ length: 100_000 }, (_, at) => ({ at, text: 'one' })));

const processorMs = (since: NodeJS.CpuUsage) => process.cpuUsage(since).user / 1_000;

/** Of nine shapes each place gets one, another each day; at night all. TEST_SEED repeats a day's. */
const seed = Number(process.env.TEST_SEED ?? Math.floor(Date.now() / 86_400_000));
const isTried = (shape: number, place: number) =>
  process.env.TEST_SCOPE === 'all' || (shape + place + seed) % 9 === 0;

/** How much slower this machine is now: parallel load takes cache and clock rate. */
function slowness(): number {
  const began = process.cpuUsage();
  JSON.parse(ordinary);
  return Math.max(1, processorMs(began) / yardstickMs);
}

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { env: { LIMITS: 'development' } });
  });
  after(() => running.close());

  test(`no text in any place of a body keeps the process busy or fails inside (seed ${seed})`, async (t) => {
    const { ask } = await signedIn(running.app, 'operator');
    const description: Description = (await running.app.inject('/api/openapi.json')).json();
    const spent: { ms: number; what: string }[] = [];
    const places = new Set<string>();

    const tryBody = async ({ method, path }: CallWithBody, what: string, body: unknown) => {
      const url = path.replaceAll(/\{[^}]+\}/g, '00000000-0000-7000-8000-000000000000');
      let status = 0;
      const tried = async () => {
        const began = process.cpuUsage();
        const answer = await ask(method as 'POST', url, body as object);
        status = answer.statusCode;
        assert.ok(status < 500, `${what} was answered ${status}`);
        return processorMs(began);
      };
      let ms = await tried();
      // Garbage of earlier tests may be collected in between; a slow pattern stays slow.
      for (let again = 0; ms >= mostMsAt99 && again < 3; again += 1) {
        const slower = slowness();
        ms = Math.min(ms, (await tried()) / slower);
      }
      spent.push({ ms, what });
      return status;
    };
    /**
     * Tries the largest size that the call accepts, since a body refused for its size alone proves
     * nothing; sizes above `longest`, which another body of the call was too large for, are left out.
     * Returns that size.
     */
    const tryLargest = async (
      call: CallWithBody,
      { what, sizes }: HostileBody,
      longest: number,
    ): Promise<number> => {
      for (const { length, body } of sizes.filter((size) => size.length <= longest)) {
        const where = `${call.method} ${call.path}: ${length} of ${what}`;
        if ((await tryBody(call, where, body)) !== tooLarge) return length;
      }
      return longest;
    };

    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    for (const call of callsWithBodies(description)) {
      let longest = Number.POSITIVE_INFINITY;
      for (const hostile of hostileBodies(call, description, isTried)) {
        // With everywhere begins another shape, whose characters have more bytes or fewer.
        if (hostile.place === null) longest = Number.POSITIVE_INFINITY;
        else places.add(`${call.method} ${call.path} ${hostile.place}`);
        const accepted = await tryLargest(call, hostile, longest);
        if (hostile.place !== null) longest = accepted;
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
