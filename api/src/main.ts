import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { fill } from '../seed/fill';
import { buildApp } from './app';
import { fail } from './core/config/failure';
import { logger } from './core/config/logging';
import { readSettings, type Settings } from './core/config/settings';
import { scheduleBackups } from './core/db/backup';
import { type Database, openDatabase, placeIn } from './core/db/database';
import { watchConnections, watchReplicas } from './core/db/database-metrics';
import { lockDataFolder } from './core/db/lock';
import { migrate, requireMigrated } from './core/db/migrate';
import { workAs } from './core/db/work-kind';
import { watchQueue } from './core/jobs/queue-metrics';
import { serveMetrics } from './core/metrics/metrics-server';
import { startTracing } from './core/tracing/start-tracing';
import { watchPhoneSpend } from './phone-messages';
import { readOwnContract } from './releases';

interface Start {
  env: Record<string, string | undefined>;
  does: 'product' | 'api' | 'migrate';
}

/** Clean-up steps for the end of the process, run in reverse order. */
type Undo = (() => unknown)[];

/** Starts everything, logs that, and stays until SIGTERM or SIGINT; or only migrates and ends. */
async function start({ env, does }: Start): Promise<void> {
  const undo: Undo = [];
  const signal = endOnSignal(undo);
  try {
    const settings = readSettings(env);
    const drain = settings.drainSeconds * 1_000;
    signal.patience += drain;
    if (settings.databaseUrl === undefined) undo.push(await lockDataFolder(settings.dataDir));
    if (settings.tracing) undo.push(await startTracing(settings.tracing));
    say('Opening the database…');
    const database = await openDatabase(placeIn(settings));
    undo.push(database.close);
    if (does === 'migrate' || settings.migrateAtStart) await prepare(database, settings);
    else await requireMigrated(database.query);
    if (does === 'migrate') {
      say('The database is as this version needs it.');
      return await undoAll(undo);
    }

    undo.push(await publishMetrics(settings, database));
    const contract = await readOwnContract();
    const log = logger(settings);
    const site = does === 'product';
    const app = await buildApp({ settings, database, logger: log, site, contract });
    undo.push(() => app.close());
    const port = site ? settings.port : settings.apiPort;
    const address = await app.listen({ port, host: settings.host });
    // Undone in reverse order, so that no writes follow the last backup. Closing the app twice is
    // harmless.
    undo.push(
      backups(database, settings, app),
      () => app.close(),
      () => app.drain(drain),
    );
    say(`API ready on http://localhost:${new URL(address).port}`);
  } catch (error) {
    // After a signal, errors of the interrupted start are no failure.
    if (signal.received) return;
    await undoAll(undo);
    throw error;
  }
}

async function prepare(database: Database, settings: Settings): Promise<void> {
  await workAs('migration', async () => {
    await migrate(database.query, { waiting: say });
    await fill(database, settings, say);
  });
}

/** Before the API listens, so that a start that stands still is seen. */
async function publishMetrics(settings: Settings, database: Database): Promise<() => unknown> {
  const { metricsPort: port, metricsHost: host } = settings;
  if (port === undefined) return () => undefined;
  watchConnections(database);
  watchReplicas(database);
  watchQueue(database.query);
  watchPhoneSpend(database.query, settings.phones);
  const server = await serveMetrics({ port, host });
  say(`Metrics on http://localhost:${server.port}/metrics`);
  return server.close;
}

/** Milliseconds for the last backup, out of the time in which a process has to end. */
const lastCopyWithin = 6_000;

function backups(database: Database, settings: Settings, app: FastifyInstance) {
  const { dataDir, backupHours: hours } = settings;
  const failed = (error: unknown) => app.log.error(error, 'backup failed');
  const stop = scheduleBackups({ database, folder: join(dataDir, 'backups'), hours, failed });
  return () => Promise.race([stop(), sleep(lastCopyWithin, undefined, { ref: false })]);
}

interface Signal {
  received: boolean;
  /** Milliseconds in which the process has to end. */
  patience: number;
}

/** The first signal ends orderly, within ten seconds of draining; npm forwards each signal twice. */
function endOnSignal(undo: Undo): Signal {
  const signal: Signal = { received: false, patience: 9_000 };
  const end = async () => {
    if (signal.received) return;
    signal.received = true;
    setTimeout(() => process.exit(1), signal.patience).unref();
    await undoAll(undo);
    process.exit(0);
  };
  process.on('SIGTERM', () => end().catch(fail));
  process.on('SIGINT', () => end().catch(fail));
  return signal;
}

async function undoAll(undo: Undo): Promise<void> {
  for (let step = undo.pop(); step; step = undo.pop()) await step();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * `server [--api-only | --migrate]`: without either, the composed product and the API; then only the API, or
 * the work on the database that a start begins with.
 */
const does = (['api-only', 'migrate'] as const).find((flag) => process.argv.includes(`--${flag}`));
start({ env: process.env, does: does === 'api-only' ? 'api' : (does ?? 'product') }).catch(fail);
