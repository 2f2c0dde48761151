import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { SdkTypes } from '@nukkad/platform/contract';
import { contractDigest, readServedApi, release } from '@nukkad/registry';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '@nukkad/registry/testing';
import type { FastifyInstance } from 'fastify';
import { testSettings } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { until } from '../../../test/process/until';
import { buildApp } from '../../app';
import type { Settings } from '../../core/config/settings';
import type { Database } from '../../core/db/database';
import { rolloutAfter, unreadyFor } from './rollout.model';

const contract = (...calls: string[]): SdkTypes => ({
  ...{ schema: 1, version: '0.1.0', exports: [], calls },
  files: {
    'contract/endpoints.d.ts': `export interface Calls { ${calls.map((call) => `${call}: { answer: string };`).join(' ')} }`,
    'index.d.ts': 'export interface ScreenProps { path: string }',
  },
});

/** A build of a part that makes these calls. */
const says = (part: string, calls: string[]) => ({
  'facts.json': JSON.stringify({
    ...{ schema: 1, part, screens: null, shared: {}, packages: [] },
    sdk: { exports: [], calls },
  }),
  'sdk-types.json': JSON.stringify(contract('ask', 'tell')),
});

onDatabase((open) => {
  let database: Database;
  let site: FakeSite;
  before(async () => {
    database = await open(30);
  });
  beforeEach(async () => {
    site = await fakeSite();
  });
  after(() => database.close());

  /** Pages that ask and tell. */
  async function released() {
    await release(site.places, [
      await site.build(shellManifest([route('/')]), 'first', says('shell', [])),
      await site.build(remoteManifest('mf-public'), 'first', says('mf-public', ['ask', 'tell'])),
    ]);
  }

  async function withApi(
    own: SdkTypes,
    more: Partial<Settings>,
    tests: (app: FastifyInstance) => Promise<void>,
  ) {
    const settings = {
      ...testSettings({ NUKKAD_DATA: `${site.root}/data` }),
      ...{ production: true, ...more },
    };
    const app = await buildApp({
      ...{ settings, database, logger: false, site: false, contract: own },
    });
    try {
      await app.ready();
      await tests(app);
    } finally {
      await app.close();
    }
  }
  const readiness = async (app: FastifyInstance) => (await app.inject('/readyz')).json();
  const decided = (app: FastifyInstance) =>
    until(async () => !/gate is asked/.test((await app.inject('/readyz')).body), 'decided');

  test('an API without a call of live pages takes no traffic, and says what to do', async () => {
    await released();
    await withApi(contract('ask'), {}, async (app) => {
      assert.match((await readiness(app)).message, /The gate is asked/);
      await decided(app);
      const { statusCode, headers } = await app.inject('/readyz');
      assert.deepEqual([statusCode, headers['retry-after']], [503, '5']);
      const { message } = await readiness(app);
      assert.match(message, /takes no traffic yet, because live or open pages need/);
      assert.match(message, /mf-public [0-9a-f]{16} calls "tell", which the API no longer has/);
      assert.match(message, /release mf-public without it, wait a day, then remove it\./);
      assert.ok(message.includes(`API_UNCHECKED="${contractDigest(contract('ask'))}: <why>"`));
      // Where it has replaced another already, it serves what it can.
      assert.equal((await app.inject('/livez')).statusCode, 200);
      assert.equal((await app.inject('/api/category/getAllCategories')).statusCode, 200);
    });
    assert.equal(await readServedApi(site.places), undefined);
  });

  test('with a reason, said of this very contract, it serves, and that is kept', async () => {
    await released();
    const digest = contractDigest(contract('ask'));
    const uncheckedApi = { digest, why: 'the wizard is closed today' };
    await withApi(contract('ask'), { uncheckedApi }, async (app) => {
      await decided(app);
      const { status, rollout } = await readiness(app);
      assert.deepEqual([status, rollout.contract], ['ready', digest]);
      assert.match(rollout.note, /although pages need .*\(the wizard is closed today\)/);
    });
    const served = await readServedApi(site.places);
    assert.match(served?.why ?? '', /the wizard is closed today/);
  });

  test('an API that serves every page is ready, is kept, and starts again unasked', async () => {
    await released();
    await withApi(contract('ask', 'tell'), {}, decided);
    const served = await readServedApi(site.places);
    assert.equal(served?.digest, contractDigest(contract('ask', 'tell')));
    // No part can be judged by a contract without calls; the one that served last is not judged.
    await release(site.places, [
      await site.build(remoteManifest('mf-public'), 'new', says('mf-public', ['shout'])),
    ]);
    await withApi(contract('ask', 'tell'), {}, async (app) => {
      await decided(app);
      assert.equal((await readiness(app)).status, 'ready');
    });
  });

  test('before the first release, and in development, nobody is asked', async () => {
    await withApi(contract(), {}, async (app) => {
      await decided(app);
      assert.equal((await readiness(app)).status, 'ready');
    });
    await released();
    await withApi(contract('ask'), { production: false }, async (app) => {
      assert.equal((await readiness(app)).status, 'ready');
    });
  });
});

describe('what follows from a verdict', () => {
  const objections = [1, 2, 3, 4, 5].map((n) => ({ cause: `cause ${n}`, fix: `fix ${n}` }));
  const refused = { state: 'refused', objections } as const;

  test('only a refusal holds an API back', () => {
    assert.deepEqual(rolloutAfter({ state: 'passed' }, 'aa', undefined), { state: 'serves' });
    const { state } = rolloutAfter({ state: 'unjudged', why: 'no answer' }, 'aa', undefined);
    assert.equal(state, 'serves');
    assert.equal(rolloutAfter(refused, 'aa', undefined).state, 'held-back');
  });

  test('a reason that was given for another API does not count', () => {
    const why = 'for the one before';
    assert.equal(rolloutAfter(refused, 'aa', { digest: 'bb', why }).state, 'held-back');
    assert.equal(rolloutAfter(refused, 'aa', { digest: 'aa', why }).state, 'serves');
  });

  test('at most three causes are told', () => {
    const words = unreadyFor(rolloutAfter(refused, 'aa', undefined));
    assert.match(words ?? '', /cause 3\. fix 3\. And 2 more: `nukkad check-api` lists them\./);
    assert.doesNotMatch(words ?? '', /cause 4/);
  });
});
