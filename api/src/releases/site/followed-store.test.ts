import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { openStore, release, rollback, status } from '@nukkad/registry';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '@nukkad/registry/testing';
import { type S3Server, startS3 } from '@nukkad/registry/testing/s3-server';
import type { FastifyInstance } from 'fastify';
import { testSettings } from '../../../test/app/app';
import { temporaryFolder } from '../../../test/process/at-exit';
import { until } from '../../../test/process/until';
import { buildApp } from '../../app';
import { type Database, openDatabase } from '../../core/db/database';
import { followedEvery } from '../release-health/register';
import { placesBeside, releaseCommandsOf } from '../release-health/releases';

/** Milliseconds within which a new page sees a rollback. */
const seenWithin = 2_000;
const part = 'mf-public';

let s3: S3Server;
let elsewhere: FakeSite;
let database: Database;
let app: FastifyInstance;
let origin: string;
let settings: ReturnType<typeof testSettings>;
describe('an API that follows a bucket', () => {
  before(async () => {
    s3 = await startS3();
    const NUKKAD_STORE = `s3://${s3.bucket}/live`;
    elsewhere = await fakeSite();
    elsewhere.places.store = openStore(NUKKAD_STORE, s3.env);
    const data = temporaryFolder('followed');
    const folders = { NUKKAD_DATA: data, SITE_DIR: join(data, 'site') };
    settings = testSettings({ ...folders, ...s3.env, NUKKAD_STORE });
    database = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', pool: 1 });
    app = await buildApp({ settings, database, logger: false, site: true });
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  after(async () => {
    await app.close();
    await database.close();
    await elsewhere.remove();
    await s3.close();
  });

  async function served(version: string): Promise<void> {
    await until(async () => {
      // A page replaced while it is being sent ends the response early.
      const page = await fetch(`${origin}/`)
        .then((answer) => answer.text())
        .catch(() => '');
      return page.includes(`"version":"${version}","contract"`);
    }, `${version} is served`);
  }

  async function releaseOf(content: string): Promise<string> {
    const dists = [
      await elsewhere.build(shellManifest([route('/')])),
      await elsewhere.build(remoteManifest(part), content),
    ];
    const { published } = await release(elsewhere.places, dists, { effort: 'quick' });
    return published[1]!.version;
  }

  test('what another machine releases into the bucket is served, and a rollback of it', async () => {
    const first = await releaseOf('first');
    await served(first);
    await served(await releaseOf('bad'));
    await Promise.all([rollback(elsewhere.places, part), served(first)]);
    // The poll in progress may miss the change; the next one finds it.
    assert.ok(2 * followedEvery < seenWithin);
  });

  test('what an operator takes back here is taken back in the bucket', async () => {
    const first = await releaseOf('first');
    const bad = await releaseOf('bad');
    await served(bad);
    const keeper = releaseCommandsOf(placesBeside(settings), async () => undefined);
    await keeper.rollBack({ part, version: first, why: 'bad', by: 'an operator' });
    await rollback(elsewhere.places, part, { to: first });
    const [stable] = await status(elsewhere.places);
    assert.equal(stable?.parts[part], first);
    assert.equal((await keeper.log())[0]?.by, 'an operator');
  });
});
