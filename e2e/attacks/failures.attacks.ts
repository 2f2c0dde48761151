import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '@nukkad/api/database';
import { fill, noSmallDisk, smallDisk } from '@nukkad/api/testing/small-disk';
import { startCluster } from '@nukkad/api/testing/throwaway-postgres';
import { holdPort } from '../support/ports';
import type { Attack } from './attack';
import { launch } from './installation';
import { loggedIn, newPerson, password } from './people';
import { expect, test } from './test';
import { type Visitor, visitorOf } from './visitor';

/** Twice the size of a database without people. */
const MEGABYTES = { development: 140, production: 160 };

const report = (who: Visitor, message: string) =>
  who.ask('POST', '/api/client-errors', { code: 'T', message, path: '/' });

/** Failures of the machine: disk, memory, processes. */
export const failureAttacks: Attack[] = [
  {
    row: 15,
    name: 'a disk without room',
    async replay({ on: { settings }, say }) {
      const reason = noSmallDisk();
      test.skip(reason !== false, reason || '');
      const disk = smallDisk(MEGABYTES[settings]);
      const { port, release } = await holdPort();
      const { PATH, HOME, TMPDIR } = process.env;
      const data = path.join(disk, 'data');
      mkdirSync(data);
      const cluster = settings === 'production' ? startClusterIn(disk) : null;
      const env = {
        ...{ PATH, HOME, HOST: '127.0.0.1', API_PORT: String(port), NUKKAD_DATA: data },
        ...{ SEED_VENDORS: '0', BACKUP_HOURS: '0', NODE_ENV: settings },
        ...{ SESSION_SECRET: 'a secret of this replay alone, no other', TMPDIR },
        ...{ OTP_PEPPER: 'a pepper of this replay alone, no other' },
        ...(cluster && { DATABASE_URL: cluster.url }),
      };
      const server = launch(['api/dist/server.js', '--api-only'], env, `full-disk-${settings}`);
      const ballast = path.join(disk, 'ballast');
      try {
        await server.said(/API ready on/);
        const who = visitorOf(port);
        expect((await report(who, 'before')).status).toBe(204);
        fill(ballast);
        // Free space within table pages still holds some rows.
        const long = 'x'.repeat(1_500);
        await expect
          .poll(async () => (await report(visitorOf(port), long)).status, { intervals: [20] })
          .toBe(503);
        const refused = await report(visitorOf(port), long);
        expect(refused.status, refused.text).toBe(503);
        expect(refused.headers['retry-after']).toBeDefined();
        expect((await visitorOf(port).ask('GET', '/readyz')).status).toBe(503);
        expect((await visitorOf(port).ask('GET', '/livez')).status).toBe(200);
        rmSync(ballast);
        await expect
          .poll(async () => (await visitorOf(port).ask('GET', '/readyz')).status)
          .toBe(200);
        expect((await report(visitorOf(port), 'after')).status).toBe(204);
      } finally {
        rmSync(ballast, { force: true });
        await server.end();
        cluster?.stop();
        release();
      }
      const whose =
        settings === 'production' ? 'the database server’s disk' : 'the disk of the data';
      say(
        `fill ${whose} to the last byte, then make room`,
        '503 with Retry-After, /readyz 503, /livez 200; it goes on by itself',
      );
    },
  },
  {
    row: 16,
    name: 'a database that hangs',
    not: { development: 'the embedded engine is in the process itself' },
    async replay({ on, say }) {
      const { cluster } = on;
      if (!cluster) throw new Error('There is no server to stop.');
      const read = () => on.visitor().ask('GET', '/api/userType/getAllUserType?fresh');
      cluster.pause();
      try {
        const waiting = await Promise.all([report(on.visitor(), 'a'), report(on.visitor(), 'b')]);
        expect(waiting.map(({ status }) => status)).toEqual([503, 503]);
        const many = await Promise.all(
          Array.from({ length: 50 }, () => report(on.visitor(), 'many')),
        );
        expect([...new Set(many.map(({ status }) => status))]).toEqual([503]);
        expect(many[0]?.headers['retry-after']).toBe('5');
        expect((await on.visitor().ask('GET', '/readyz')).status).toBe(503);
        expect((await on.visitor().ask('GET', '/livez')).status).toBe(200);
      } finally {
        cluster.resume();
      }
      await expect.poll(async () => (await on.visitor().ask('GET', '/readyz')).status).toBe(200);
      expect((await read()).status).toBe(200);
      say(
        'stop every process of the database (SIGSTOP), 52 writes, then let it go on',
        '503 with Retry-After to all, /livez 200; it goes on by itself',
      );
    },
  },
  {
    row: 17,
    name: 'losing the database',
    async replay({ on, say }) {
      const person = await newPerson(on);
      const before = await on.database(countsOf);
      if (on.cluster) {
        const { cluster } = on;
        const dump = path.join(cluster.folder, 'nukkad.dump');
        const at = ['-h', cluster.folder, '-U', 'nukkad'];
        cluster.run('pg_dump', [...at, '-Fc', '-f', dump, 'postgres']);
        await on.stop();
        await on.database(async ({ query }) => {
          await query.schema.dropTable('session').cascade().execute();
          await query.schema.dropTable('booking').cascade().execute();
        });
        cluster.run('pg_restore', [
          ...at,
          '--clean',
          '--if-exists',
          '--no-owner',
          '-d',
          'postgres',
          dump,
        ]);
        await on.start();
      } else {
        const backup = path.join(on.data, 'replay');
        await on.nukkad('backup', backup);
        const [name] = readdirSync(backup);
        await on.stop();
        rmSync(path.join(on.data, 'database'), { recursive: true });
        await on.nukkad('restore', path.join(backup, name ?? ''));
        await on.start();
        const copies = readdirSync(path.join(on.data, 'backups'));
        expect(
          copies.filter((file) => file.endsWith('.tar.gz')),
          'copies made unasked',
        ).not.toEqual([]);
      }
      await loggedIn(on.visitor(), person.email, password);
      const after = await on.database(countsOf);
      expect({ ...after, session: 0 }).toEqual({ ...before, session: 0 });
      say(
        on.cluster
          ? 'pg_dump while it runs, drop tables, pg_restore'
          : 'nukkad backup while it runs, delete the database, nukkad restore',
        'every table has its rows again, and the person of a minute ago logs in',
      );
    },
  },
];

/** The temporary folder of the server contains its cluster. */
function startClusterIn(folder: string) {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    const cluster = startCluster();
    if (!cluster) throw new Error('There is no PostgreSQL server here.');
    return cluster;
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/** Row counts of the tables with users' messages and bookings. */
async function countsOf({ query }: Database): Promise<Record<string, number>> {
  const tables = ['app_user', 'vendor', 'booking', 'client', 'review', 'session'] as const;
  const counts: Record<string, number> = {};
  for (const table of tables) {
    counts[table] = (await query.selectFrom(table).select('id').execute()).length;
  }
  return counts;
}
