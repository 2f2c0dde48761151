import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A PostgreSQL server that lives as long as one test file. */
export interface Cluster {
  url: string;
  stop: () => void;
}

const isRoot = process.getuid?.() === 0;

/** Starts a server on a unix socket in a new folder; null when its programs are not installed. */
export function startCluster(): Cluster | null {
  const bin = serverPrograms();
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-pg-'));
  const data = join(folder, 'data');
  if (isRoot) must('chown', ['postgres', folder]);
  must(...asServer(join(bin, 'initdb'), ['-D', data, ...initOptions]));
  const start = ['-D', data, '-w', '-s', '-l', join(folder, 'log'), '-o', serverOptions(folder)];
  must(...asServer(join(bin, 'pg_ctl'), [...start, 'start']));
  return {
    url: `postgres://nukkad@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: () => {
      must(...asServer(join(bin, 'pg_ctl'), ['-D', data, '-s', '-m', 'immediate', 'stop']));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const initOptions = ['-U', 'nukkad', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];

const serverOptions = (folder: string) =>
  `-k ${folder} -c listen_addresses='' -c fsync=off -c synchronous_commit=off -c full_page_writes=off`;

function serverPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  const places = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return places.find((place) =>
    ['initdb', 'pg_ctl'].every((name) => existsSync(join(place, name))),
  );
}

/** The server refuses to run as root, so root starts it as the user it was installed with. */
function asServer(program: string, args: string[]): [string, string[]] {
  if (!isRoot) return [program, args];
  const user = ['--reuid=postgres', '--regid=postgres', '--init-groups'];
  return ['setpriv', [...user, program, ...args]];
}

function must(program: string, args: string[]): void {
  // pg_ctl leaves its output open in the server it starts: piped, this would wait for ever.
  const { status, error } = spawnSync(program, args, { cwd: tmpdir(), stdio: 'ignore' });
  if (status !== 0) throw error ?? new Error(`${program} ${args.join(' ')} ended with ${status}`);
}
