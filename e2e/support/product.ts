import type { ChildProcess } from 'node:child_process';
import { constants, cpSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Composition, RegistryDocument } from '@nukkad/platform/contract';
import { clockSettings } from './clock';
import { holdPort } from './ports';
import { hasEnded, kill, scratchFolder, startNode, stop } from './processes';
import { registryProcess } from './registry-process';
import { distsOfAll, LOGS, readJson } from './repository';

const PATIENCE_MS = 120_000;

/** Optimising the WebAssembly of the embedded database costs a short process more than it saves. */
const BRIEF = ['--liftoff-only'];

/** Enough that the first specialities have a second page. */
export const VENDORS = 600;

export interface ProductOptions {
  /** Name of the log under `test-results/logs`. */
  name: string;
  /** Data folder of a stopped product, which is copied. Without it everything is created. */
  template?: string;
  /** Sample vendors; default: as many as journeys need. */
  vendors?: number;
  /** Without a template: packs releases in a tenth of the time, and skips the release gate. */
  isQuick?: boolean;
  /** Packs releases as for production, where it matters how small they are. */
  isPacked?: boolean;
  /** Serves so many journeys that it pays to optimise what it runs; else it starts sooner. */
  isLasting?: boolean;
  /** Changes the copied data before the server starts: a start takes seconds. */
  prepare?: (data: string) => Promise<void>;
  /** Further settings, some of which may depend on the product's origin. */
  settings?: (origin: string) => Promise<Record<string, string>>;
}

/** A running product with its own data. */
export interface Product {
  origin: string;
  /** Database, registry and site. */
  data: string;
  /** The folder that is served. */
  site: string;
  /** What a new page load would run. */
  composition(): Composition;
  /** Runs the `nukkad` command on this product's registry; resolves to its output. */
  nukkad(...args: string[]): Promise<string>;
  /** Releases these builds together without the gate; `nukkad release` runs it for each. */
  release(builds: readonly string[]): Promise<void>;
  /** Stops only the server; the data stays. */
  stopServer(): Promise<void>;
  /** Kills it, as a power cut would. */
  killServer(): Promise<void>;
  /** Starts the server again, on the same port. */
  startServer(): Promise<void>;
  /** Stops the server and removes the data. */
  close(): Promise<void>;
}

/**
 * Starts a product as `npm start` does, with a temporary data folder and a free port: the registry
 * releases every build, the API serves the site.
 */
export async function startProduct({
  name,
  template,
  vendors = VENDORS,
  isQuick = false,
  isPacked = false,
  isLasting = false,
  prepare,
  settings,
}: ProductOptions): Promise<Product> {
  const data = scratchFolder();
  const site = path.join(data, 'site');
  const { port, release: releasePort } = await holdPort();
  const more = await settings?.(`http://localhost:${port}`);
  const env = { ...environment(data, port, vendors), ...more };
  const registry = registryProcess(env);
  const nukkad = (...args: string[]) => registry.run({ args: isPacked ? args : quickly(args) });
  let server: ChildProcess | undefined;

  const product: Product = {
    origin: `http://localhost:${port}`,
    data,
    site,
    composition: () => stableOf(readJson<RegistryDocument>(path.join(site, 'registry.json'))),
    nukkad,
    async release(builds) {
      await registry.run({ builds });
    },
    async stopServer() {
      if (server) await stop(server);
    },
    async killServer() {
      if (server) await kill(server);
    },
    async startServer() {
      const log = logFile(name);
      const output = openSync(log, 'a');
      server = startNode([...(isLasting ? [] : BRIEF), 'api/dist/server.js'], {
        env,
        stdio: ['ignore', output, output],
      });
      await ready(server, product.origin, log);
    },
    async close() {
      await Promise.all([product.stopServer(), registry.close()]);
      releasePort();
      rmSync(data, { recursive: true, force: true });
    },
  };

  try {
    if (template) copyFolder(template, data);
    else if (isQuick) await product.release(distsOfAll());
    else await nukkad('release', '--all');
    await prepare?.(data);
    await product.startServer();
    return product;
  } catch (error) {
    await product.close();
    throw error;
  }
}

/** Arguments of `nukkad`: journeys prove what pages run, not how small it is packed. */
export function quickly(args: string[]): string[] {
  const publishes = args.includes('--from') || args.includes('--all');
  return publishes ? [...args, '--quick'] : args;
}

/** Copy-on-write where the file system supports it. */
export function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

function environment(data: string, port: number, vendors: number): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return {
    PATH,
    HOME,
    TMPDIR,
    NODE_ENV: 'development',
    NUKKAD_DATA: data,
    SITE_DIR: path.join(data, 'site'),
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    SEED_VENDORS: String(vendors),
    BACKUP_HOURS: '0',
    // `RENDER_AHEAD=0 npx playwright test` runs the journeys on pages as released.
    RENDER_AHEAD: process.env.RENDER_AHEAD ?? '1',
    // Pages wait for their rendering, so that a journey sees the same page on a busy machine.
    RENDER_BUDGET: '10000',
    ...clockSettings(),
  };
}

async function ready(server: ChildProcess, origin: string, log: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline && !hasEnded(server)) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
  await stop(server);
  const tail = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-20).join('\n');
  throw new Error(`The product did not become ready. The end of ${log}:\n${tail}`);
}

function logFile(name: string): string {
  mkdirSync(LOGS, { recursive: true });
  return path.join(LOGS, `${name}.log`);
}

function stableOf({ channels }: RegistryDocument): Composition {
  const { stable } = channels;
  if (!stable) throw new Error('Nothing is released to stable.');
  return stable;
}
