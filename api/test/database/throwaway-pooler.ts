import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../src/core/config/package-root';
import { atExit, temporaryFolder } from '../process/at-exit';
import { until } from '../process/until';
import type { Server } from './throwaway-postgres';

const port = 6_432;

/** PgBouncer in front of a server, with the configuration that installations begin from. */
export interface Pooler {
  url: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

export const hasPooler = spawnSync('pgbouncer', ['--version']).status === 0;

/** @param connections of the server, in all */
export function poolerOf(server: Server, connections: number): Pooler {
  const folder = temporaryFolder('pooler');
  const file = join(folder, 'pgbouncer.ini');
  const given = readFileSync(join(repositoryRoot, 'containers/pgbouncer/pgbouncer.ini'), 'utf8');
  const settings = given
    .replace('host=127.0.0.1', `host=${server.folder}`)
    .replace('dbname=nukkad', 'dbname=postgres user=nukkad')
    .replace(/^listen_addr = .*$/m, `unix_socket_dir = ${folder}`)
    .replace(/^auth_type = .*\nauth_file = .*$/m, 'auth_type = any')
    .replace(/^default_pool_size = .*$/m, `default_pool_size = ${connections}`);
  writeFileSync(file, settings);
  chmodSync(folder, 0o777);
  let child: ChildProcess | undefined;
  atExit(() => child?.kill('SIGKILL'));
  return {
    url: `postgres://nukkad@localhost:${port}/nukkad?host=${encodeURIComponent(folder)}`,
    async start() {
      child = spawn(...asItsUser(['pgbouncer', '--quiet', file]), { stdio: 'ignore' });
      await until(() => existsSync(join(folder, `.s.PGSQL.${port}`)), 'the pooler listens');
    },
    async stop() {
      if (!child || child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** It refuses to run as root, as the server does. */
function asItsUser([program = '', ...args]: string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [program, args];
  return ['setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', program, ...args]];
}
