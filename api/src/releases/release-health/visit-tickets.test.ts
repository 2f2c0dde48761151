import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type HealthFact, healthReportPath, visitTicketPath } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type TestRegistry, testRegistry } from '../../../test/app/registry';
import { onDatabase } from '../../../test/database/databases';
import { evidenceOf } from './canary.store';
import { placesBeside, releasesIn, watchedIn } from './releases';
import { visitTickets } from './visit-tickets';

onDatabase((open) => {
  let running: TestApp;
  let registry: TestRegistry;
  let canary: string;
  before(async () => {
    registry = await testRegistry();
    canary = await registry.tryOut('tried out', 500);
    running = await startTestApp(open, { vendors: 0, env: registry.env });
  });
  after(async () => {
    await running.close();
    await registry.remove();
  });

  const live = async () => {
    const found = await releasesIn(placesBeside(running.settings)).live();
    assert.ok(found);
    return found;
  };
  const report = async (version: string, more: object = {}) => {
    const of = { part: 'mf-public', version };
    const facts: HealthFact[] = [{ kind: 'error', ...of, message: 'It broke' }];
    const payload = { visit: crypto.randomUUID(), lock: '', path: '/', facts, ...more };
    const answer = await running.app.inject({ method: 'POST', url: healthReportPath, payload });
    assert.equal(answer.statusCode, 204, answer.body);
  };
  const counted = async () => {
    const watched = watchedIn(await live());
    assert.ok(watched);
    const [found] = await evidenceOf(running.database.query, watched);
    return [found?.evidence.canary.troubled, found?.evidence.live.troubled];
  };

  test('reports without a ticket count for nothing', async () => {
    const everybodys = (await live()).remotes['mf-public']?.version ?? '';
    for (let nth = 0; nth < 3; nth += 1) await report(canary);
    await report(everybodys);
    assert.deepEqual(await counted(), [0, 0]);
  });

  const take = async (lock: string): Promise<string | null> => {
    const url = visitTicketPath;
    const answer = await running.app.inject({ method: 'POST', url, payload: { lock } });
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json().ticket;
  };

  test('a page of a composition that is not watched is given none', async () => {
    assert.equal(await take('made up'), null);
  });

  test('forged, changed, expired and foreign tickets count for nothing', async () => {
    const { canary: own, lock } = await live();
    assert.ok(own);
    const ticket = (await take(own.lock)) ?? '';
    const [text = '', signature = ''] = ticket.split('.');
    const told = JSON.parse(Buffer.from(text, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify({ ...told, visit: crypto.randomUUID() }));
    const { sessionSecret } = running.settings;
    const old = visitTickets(sessionSecret, () => Date.now() - 31 * 60_000);
    for (const bad of [
      ...['', '.', 'x.y', text, `${text}.`, `${text}.${'A'.repeat(43)}`],
      `${changed.toString('base64url')}.${signature}`,
      visitTickets('another secret of forty characters or so').issue(own.id, 'canary'),
      old.issue(own.id, 'canary'),
      visitTickets(sessionSecret).issue('another-canary', 'canary'),
      await take(lock),
    ]) {
      await report(canary, { ticket: bad });
    }
    assert.deepEqual(await counted(), [0, 0]);
  });

  test('a ticket counts once, however often its page reports', async () => {
    const { canary: own, lock, remotes } = await live();
    const ticket = await take(own?.lock ?? '');
    for (let nth = 0; nth < 3; nth += 1) await report(canary, { ticket });
    const everybodys = await take(lock);
    await report(remotes['mf-public']?.version ?? '', { ticket: everybodys });
    assert.deepEqual(await counted(), [1, 1]);
  });

  test('a ticket says nothing of whose page it is', async () => {
    const ticket = (await take((await live()).lock)) ?? '';
    const told = JSON.parse(Buffer.from(ticket.split('.')[0] ?? '', 'base64url').toString());
    assert.deepEqual(Object.keys(told).sort(), ['arm', 'canary', 'expires', 'visit']);
  });
});
