import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { atExit, temporaryFolder } from '../process/at-exit';

/** A PostgreSQL server that runs until this process ends, or it is stopped. */
export interface Server {
  url: string;
  /** Folder of its socket. */
  folder: string;
  stop: () => void;
  /** Suspends all its processes (SIGSTOP), as on a hanging machine. */
  pause: () => void;
  resume: () => void;
  /** Ends all its processes at once (SIGKILL), as when a machine is gone. */
  kill: () => void;
  /** Makes a replica accept writes. */
  promote: () => void;
}

export interface Cluster extends Server {
  /** Runs one of its programs as its own user. Fails on any exit code but 0. */
  run: (program: string, args: string[]) => void;
  /** Starts a second server on a copy of this one's data. */
  startCopy: (data: string) => Server;
}

const isRoot = process.getuid?.() === 0;

/**
 * Starts a server on a unix socket in a new folder; null when its programs are not installed.
 *
 * @param more settings besides those that make a short life fast, as `autovacuum=on`
 */
export function startCluster(more: string[] = []): Cluster | null {
  const bin = serverPrograms();
  if (!bin) return null;
  const folder = temporaryFolder('pg');
  const data = join(folder, 'data');
  const control = (...what: string[]) => asServer(join(bin, 'pg_ctl'), ['-D', data, '-s', ...what]);
  const server = serverOn(bin, data, folder);
  const stop = () => {
    server.resume();
    run(...control('-m', 'immediate', 'stop'));
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  // Registered before the start: a signal during it would leave the server running.
  atExit(stop);
  try {
    if (isRoot) must('chown', ['postgres', folder]);
    must(...asServer(join(bin, 'initdb'), ['-D', data, ...initOptions]));
    const options = [serverOptions(folder), ...more.map((one) => `-c ${one}`)].join(' ');
    must(...control('-w', '-l', join(folder, 'log'), '-o', options, 'start'));
  } catch (error) {
    // A test file that fails to load ends without its after hooks.
    stop();
    throw error;
  }
  return {
    ...{ ...server, stop },
    run: (program, args) => must(...asServer(join(folderWith(program) ?? bin, program), args)),
    startCopy: (copy) => startOn(bin, copy),
  };
}

function startOn(bin: string, data: string): Server {
  const folder = temporaryFolder('pg-copy');
  if (isRoot) must('chown', ['postgres', folder]);
  const server = serverOn(bin, data, folder);
  atExit(server.stop);
  const how = ['-w', '-l', join(folder, 'log'), '-o', serverOptions(folder)];
  must(...asServer(join(bin, 'pg_ctl'), ['-D', data, '-s', ...how, 'start']));
  return server;
}

function serverOn(bin: string, data: string, folder: string): Server {
  const control = (...what: string[]) => asServer(join(bin, 'pg_ctl'), ['-D', data, '-s', ...what]);
  const resume = () => signalServer(data, 'SIGCONT');
  return {
    ...{ url: urlOf(folder), folder, resume },
    stop() {
      resume();
      run(...control('-m', 'immediate', 'stop'));
    },
    pause: () => signalServer(data, 'SIGSTOP'),
    kill: () => signalServer(data, 'SIGKILL'),
    promote: () => must(...control('-w', 'promote')),
  };
}

const urlOf = (folder: string) =>
  `postgres://nukkad@localhost/postgres?host=${encodeURIComponent(folder)}`;

/** The server first, so that it starts no more processes. */
function signalServer(data: string, signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const server = readFileSync(file, 'utf8').split('\n', 1)[0] ?? '';
  const children = spawnSync('pgrep', ['-P', server], { encoding: 'utf8' }).stdout.split('\n');
  for (const pid of [server, ...children].map(Number)) {
    try {
      if (pid > 1) process.kill(pid, signal);
    } catch {
      // The process has just ended.
    }
  }
}

const initOptions = ['-U', 'nukkad', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];

const serverOptions = (folder: string) =>
  `-k ${folder} -c listen_addresses='' -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c jit=off -c autovacuum=off`;

const serverPrograms = () => folderWith('initdb', 'pg_ctl');

function folderWith(...programs: string[]): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  const places = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return places.find((place) => programs.every((name) => existsSync(join(place, name))));
}

/** The server refuses to run as root, so root starts it as the user it was installed with. */
function asServer(program: string, args: string[]): [string, string[]] {
  if (!isRoot) return [program, args];
  const user = ['--reuid=postgres', '--regid=postgres', '--init-groups'];
  return ['setpriv', [...user, program, ...args]];
}

function run(program: string, args: string[]) {
  // pg_ctl's output stays open in the server it starts: piped, this would wait for ever.
  return spawnSync(program, args, { cwd: tmpdir(), stdio: 'ignore' });
}

function must(program: string, args: string[]): void {
  const { status, error } = run(program, args);
  if (status !== 0) throw error ?? new Error(`${program} ${args.join(' ')} ended with ${status}`);
}
