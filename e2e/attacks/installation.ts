import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '@nukkad/api/database';
import { startMailServer } from '@nukkad/api/testing/mail-server';
import { type Cluster, startCluster } from '@nukkad/api/testing/throwaway-postgres';
import { clockSettings } from '../support/clock';
import { holdPort } from '../support/ports';
import { hasEnded, scratchFolder, startNode, stop } from '../support/processes';
import { copyFolder, VENDORS } from '../support/product';
import { registryProcess } from '../support/registry-process';
import { LOGS, ROOT } from '../support/repository';
import { type Letter, letterIn } from './letters';
import { type Visitor, visitorOf } from './visitor';

/** As `npm start` runs it, or with production settings and a PostgreSQL server. */
export type Settings = 'development' | 'production';

/** A running product with data of its own, as the target of attacks. */
export interface Installation {
  settings: Settings;
  origin: string;
  data: string;
  site: string;
  port: number;
  /** PostgreSQL server of the database; null with the embedded engine. */
  cluster: Cluster | null;
  /** A visitor with a new network address, or with the given one. */
  visitor(address?: string): Visitor;
  /** Emails to an address, newest first. */
  lettersTo(email: string): Promise<Letter[]>;
  /** Process id of the API. */
  processId(): number;
  nukkad(...args: string[]): Promise<string>;
  release(builds: readonly string[]): Promise<void>;
  /** Reads or changes rows to simulate time or the operator; stops an embedded engine's API. */
  database<T>(work: (database: Database) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** The only trusted proxy in production; no process of the product uses this address. */
export const proxyAddress = '127.9.9.9';

const PATIENCE_MS = 5 * 60_000;
/** Enough for searches; attacked users are the demo accounts. */
const VENDORS_IN_PRODUCTION = 60;

/** Starts a product under the given settings. */
export const startInstallation = (settings: Settings, template: string): Promise<Installation> =>
  settings === 'development' ? startDevelopment(template) : startProduction(template);

async function startDevelopment(template: string): Promise<Installation> {
  const data = scratchFolder();
  copyFolder(template, data);
  const { port, release } = await holdPort();
  // The environment of `npm start`, and nothing else.
  const env = {
    ...surroundings(),
    ...{ PORT: String(port), NUKKAD_DATA: data, SEED_VENDORS: String(VENDORS) },
  };
  const origin = `http://localhost:${port}`;
  const site = path.join(data, 'site');
  const program = () => ['scripts/start.mjs'];
  const lettersTo = async (email: string) => {
    const letters = (await (await fetch(`${origin}/dev/outbox.json`)).json()) as Letter[];
    return letters.filter(({ to }) => to === email);
  };
  return installation({
    ...{ settings: 'development', origin, data, site, port, env, program, lettersTo },
    ...{ cluster: null, readyWhen: /Nukkad is ready/ },
    place: { folder: path.join(data, 'database') },
    onClose: release,
  });
}

async function startProduction(template: string): Promise<Installation> {
  const cluster = startCluster();
  if (!cluster) throw new Error('There is no PostgreSQL server here.');
  const data = scratchFolder();
  for (const folder of ['registry', 'site']) {
    copyFolder(path.join(template, folder), path.join(data, folder));
  }
  const mail = await startMailServer();
  const { port, release } = await holdPort();
  const origin = `http://localhost:${port}`;
  const site = path.join(data, 'site');
  const common = {
    ...surroundings(),
    ...{ HOST: '127.0.0.1', PORT: String(port), NUKKAD_DATA: data, SITE_DIR: site },
    ...{ DATABASE_URL: cluster.url, PUBLIC_URL: origin, SMTP_URL: mail.url },
    SESSION_SECRET: randomBytes(32).toString('hex'),
    OTP_PEPPER: randomBytes(32).toString('hex'),
    SEED_VENDORS: String(VENDORS_IN_PRODUCTION),
  };
  await seedPeople({ ...common, API_PORT: '0', NODE_ENV: 'development' });
  const lettersTo = async (email: string) =>
    mail.received
      .filter(({ to }) => to.includes(email))
      .map(letterIn)
      .reverse();
  return installation({
    ...{ settings: 'production', origin, data, site, port, lettersTo, cluster },
    env: { ...common, NODE_ENV: 'production', TRUST_PROXY: proxyAddress },
    program: () => ['api/dist/server.js'],
    readyWhen: /API ready on/,
    place: { url: cluster.url, pool: 2 },
    onClose: async () => {
      release();
      await mail.close();
      cluster.stop();
    },
  });
}

/** Seeds the demo accounts, which exist only after a start with development settings. */
async function seedPeople(env: NodeJS.ProcessEnv): Promise<void> {
  const seeding = launch(['api/dist/server.js', '--api-only'], env, 'attacks-seeding');
  await seeding.said(/API ready on/);
  await seeding.end();
}

interface Plan extends Pick<Installation, 'settings' | 'origin' | 'data' | 'site' | 'port'> {
  cluster: Cluster | null;
  env: NodeJS.ProcessEnv;
  program(): string[];
  readyWhen: RegExp;
  place: Parameters<typeof openDatabase>[0];
  lettersTo: Installation['lettersTo'];
  onClose(): void | Promise<void>;
}

async function installation(plan: Plan): Promise<Installation> {
  const { env, place, readyWhen, program, onClose, ...shown } = plan;
  const registry = registryProcess({ ...env, SITE_DIR: plan.site });
  let running: Launched | undefined;
  const start = async () => {
    running = launch(program(), env, `attacks-${plan.settings}`);
    await running.said(readyWhen);
  };
  const end = async () => running?.end();
  await start();
  return {
    ...shown,
    visitor: (address) => visitorOf(plan.port, address),
    processId: () => serverOf(running?.child.pid ?? 0),
    nukkad: (...args) => registry.run({ args }),
    async release(builds) {
      await registry.run({ builds });
    },
    async database(work) {
      const isEmbedded = 'folder' in place;
      if (isEmbedded) await end();
      const database = await openDatabase(place);
      try {
        return await work(database);
      } finally {
        await database.close();
        if (isEmbedded) await start();
      }
    },
    stop: end,
    start,
    async close() {
      await Promise.all([end(), registry.close()]);
      await onClose();
      rmSync(plan.data, { recursive: true, force: true });
    },
  };
}

interface Launched {
  child: ChildProcess;
  /** Resolves when the log matches; rejects with its end if the process exits or time runs out. */
  said(words: RegExp): Promise<void>;
  end(): Promise<void>;
}

/** Starts a Node program in the repository; its output goes to the log `name`. */
export function launch(args: string[], env: NodeJS.ProcessEnv, name: string): Launched {
  mkdirSync(LOGS, { recursive: true });
  const log = path.join(LOGS, `${name}.log`);
  const output = openSync(log, 'w');
  const stdio = ['ignore', output, output] as const;
  // `npm start` stops its own server, so it needs a SIGTERM, also when this process exits early.
  const child = args[0]?.startsWith('scripts/')
    ? spawn(process.execPath, args, { cwd: ROOT, env, stdio: [...stdio] })
    : startNode(args, { env, stdio: [...stdio] });
  const ask = () => child.kill('SIGTERM');
  process.once('exit', ask);
  return {
    child,
    async said(words) {
      const deadline = Date.now() + PATIENCE_MS;
      while (!words.test(readFileSync(log, 'utf8'))) {
        if (hasEnded(child) || Date.now() > deadline) {
          throw new Error(`It did not start:\n${readFileSync(log, 'utf8').slice(-3_000)}`);
        }
        await wait(50);
      }
    },
    async end() {
      process.removeListener('exit', ask);
      if (hasEnded(child)) return;
      if (!args[0]?.startsWith('scripts/')) return stop(child);
      const ended = once(child, 'exit');
      ask();
      await ended;
    },
  };
}

/** The server process among a process and its children. */
function serverOf(processId: number): number {
  const isServer = (id: number) => commandOf(id).includes('api/dist/server.js');
  if (isServer(processId)) return processId;
  const found = readdirSync('/proc')
    .map(Number)
    .find((id) => id > 0 && parentOf(id) === processId && isServer(id));
  if (found === undefined) throw new Error(`Process ${processId} has started no server.`);
  return found;
}

const commandOf = (id: number) => readProcess(id, 'cmdline').replaceAll('\0', ' ');
const parentOf = (id: number) => Number(/^PPid:\t(\d+)/m.exec(readProcess(id, 'status'))?.[1]);

function readProcess(id: number, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    // The process has just ended.
    return '';
  }
}

function surroundings(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, ...clockSettings() };
}
