import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type ErrorTrace, limits } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { type ExpectedFrame, seededErrors } from '../../../test/traces/seeded-errors';
import { type TracedParts, tracedParts } from '../../../test/traces/traced-parts';
import { releasesIn } from '../release-health/releases';
import { clientErrorsService } from './client-errors.service';
import { releaseSourcesIn } from './release-sources';

const ERRORS = 200;

onDatabase((open) => {
  let traced: TracedParts;
  let running: TestApp;
  let operator: SignedIn;
  before(async () => {
    traced = await tracedParts();
    running = await startTestApp(open, { vendors: 0, site: true, env: traced.env });
    await running.app.ready();
    operator = await signedIn(running.app, 'operator');
  });
  after(async () => {
    await running.close();
    await traced.remove();
  });

  test(`${ERRORS} errors across parts: every frame has its part, version, file, line and team`, async (t) => {
    const errors = await seededErrors(traced, ERRORS);
    assert.deepEqual([...new Set(errors.map(({ parts }) => parts))].sort(), [2, 3, 4]);
    const service = clientErrorsService({
      db: running.database.query,
      sources: releaseSourcesIn(traced.places),
      releases: releasesIn(traced.places),
    });
    const times: number[] = [];
    for (const { stack, frames } of errors) {
      await service.record({ code: 'UNCAUGHT', message: 'seeded', path: '/', stack });
      const { _id } = (await service.newest())[0]!;
      const from = performance.now();
      const trace = await service.trace(_id);
      times.push(performance.now() - from);
      assert.deepEqual(trace.frames.slice(0, frames.length).map(said), frames, stack);
      assert.ok(trace.frames.slice(frames.length).every(({ state }) => state === 'elsewhere'));
      assert.equal(trace.blamed, firstOfRemote(frames));
    }
    times.sort((a, b) => a - b);
    t.diagnostic(
      `median ${times[ERRORS / 2]?.toFixed(1)} ms, slowest ${times.at(-1)?.toFixed(1)} ms`,
    );
  });

  test('an operator sees errors and their traces, and nobody else does', async () => {
    const { stack } = (await seededErrors(traced, 1))[0]!;
    const payload = { code: 'MF-RENDER', message: 'seeded for all', path: '/doctors' };
    const post = (more: object) =>
      running.app.inject({
        method: 'POST',
        url: '/api/client-errors',
        payload: { ...payload, ...more },
      });
    assert.equal((await post({ stack })).statusCode, 204);
    const [newest] = (await operator.ask('GET', '/api/operator/client-errors')).json();
    assert.equal(newest.message, payload.message);
    assert.equal(newest.hasStack, true);
    const url = `/api/operator/client-errors/${newest._id}/trace`;
    const trace: ErrorTrace = (await operator.ask('GET', url)).json();
    assert.ok(trace.frames.length > 1);
    const user = await signedIn(running.app, 'user');
    assert.equal((await user.ask('GET', url)).statusCode, 403);
    assert.equal((await running.app.inject({ url })).statusCode, 401);
  });

  for (const [what, stack, status] of [
    ['no frame', 'TypeError: x', 204],
    ['control characters', '\u0000\u001b@\r\n\u2028at (:::)', 204],
    ['half a character', '\ud800@https://a.example/shell/v/a.js:1:1', 204],
    ['one that is too long', 'at '.repeat(limits.stackMaxLength), 422],
    ['one that is no text', ['at x'], 422],
  ] as const) {
    test(`a hostile stack, ${what}, is answered with ${status}`, async () => {
      const answer = await running.app.inject({
        method: 'POST',
        url: '/api/client-errors',
        payload: { code: 'X', message: 'x', path: '/', stack },
      });
      assert.equal(answer.statusCode, status);
    });
  }

  test('no map is served, and no released file names one', async () => {
    const maps = await readdir(path.join(traced.places.state, 'maps'), { recursive: true });
    assert.ok(maps.filter((name) => name.endsWith('.js.map.gz')).length >= 7);
    for (const { part, version, scripts } of traced.parts) {
      const folder = part === 'shell' ? `shell/${version}` : `remotes/${part}/${version}`;
      for (const script of scripts) {
        assert.equal((await running.app.inject({ url: `/${folder}/${script}` })).statusCode, 200);
        for (const name of ['.map', '.map.gz']) {
          for (const start of ['', '/api', '/maps', '/registry/maps', '/registry', '/.maps']) {
            const url = `${start}/${folder}/${script}${name}`;
            assert.doesNotMatch((await running.app.inject({ url })).body, /"mappings"/, url);
            const isPage = start !== '' && start !== '/api';
            if (!isPage) assert.equal((await running.app.inject({ url })).statusCode, 404, url);
          }
        }
      }
    }
    for (const file of await readdir(traced.places.site, { recursive: true })) {
      if (!/\.(js|css|json|html)$/.test(file)) continue;
      const text = await readFile(path.join(traced.places.site, file), 'utf8');
      assert.doesNotMatch(text, /sourceMappingURL/, file);
    }
  });
});

function said({ part, version, owner, file, line, state }: ErrorTrace['frames'][number]) {
  if (state === 'elsewhere') return null;
  assert.equal(state, 'mapped');
  return { part, version, owner, file, line };
}

function firstOfRemote(frames: ExpectedFrame[]): number {
  return frames.findIndex((frame) => frame && frame.part !== 'shell');
}
