import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fillEmpty, onServer, openOnServer } from '../../../test/database/templates';
import { type Cluster, startCluster } from '../../../test/database/throwaway-postgres';
import type { Database } from '../db/database';
import { tableDigests } from './table-digests';

// A server of its own, because the backup copies the whole server.
const cluster = startCluster();

describe('PostgreSQL by its own tools', {
  skip: cluster ? false : 'no initdb and pg_ctl here',
}, () => {
  const { url, folder, run, startCopy } = cluster as Cluster;
  let database: Database;
  let digests: Awaited<ReturnType<typeof tableDigests>>;

  before(async () => {
    await onServer(url, (client) => client.query('CREATE DATABASE nukkad'));
    database = await openOnServer(url, 'nukkad');
    await fillEmpty(database, 20);
    digests = await tableDigests(database.query);
  });
  after(() => database?.close());

  const socket = ['-h', folder, '-U', 'nukkad'];

  test('pg_dump and pg_restore bring every row of every table back', async () => {
    assert.ok((digests.vendor?.rows ?? 0) >= 20);
    const file = join(folder, 'nukkad.dump');
    run('pg_dump', [...socket, '-Fc', '-f', file, 'nukkad']);
    await onServer(url, (client) => client.query('CREATE DATABASE restored'));
    run('pg_restore', [...socket, '--exit-on-error', '--no-owner', '-d', 'restored', file]);
    const restored = await openOnServer(url, 'restored');
    assert.deepEqual(await tableDigests(restored.query), digests);
    await restored.close();
  });

  test('pg_basebackup copies the server, and what it copied is verified and starts', async () => {
    const copy = join(folder, 'copy');
    run('pg_basebackup', [...socket, '-D', copy, '-X', 'stream', '-c', 'fast', '--no-sync']);
    run('pg_verifybackup', [copy]);
    const started = startCopy(copy);
    const restored = await openOnServer(started.url, 'nukkad');
    assert.deepEqual(await tableDigests(restored.query), digests);
    await restored.close();
    started.stop();
  });
});
