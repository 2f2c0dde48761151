import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { memoize } from '../caching/memoize';
import type { Settings } from '../config/settings';
import { type Database, probe } from '../db/database';
import { isDiskFull } from '../db/failures';
import { asMessage } from '../language/message';
import { unlisted } from './endpoint';
import { ApiError } from './problems';

/** Milliseconds for which success is cached, so that frequent probes do not write each time. */
const readyFor = 2_000;

/** A failed write makes the disk count as full this long: probes may find the last free page. */
const fullFor = 5_000;

const probeBytes = 65_536;

/** Adds to the answer of `/readyz` what operators want to see; it never decides about it. */
export type AddDetail = (name: string, detail: () => unknown) => void;

/** Why the process should get no traffic yet, in a sentence; undefined when it may. */
export type Unready = () => string | undefined;

export interface Health {
  addDetail: AddDetail;
  /** Decides about `/readyz`, beside the disk and the database. */
  addCondition: (unready: Unready) => void;
}

/**
 * `/livez`: the process answers. `/readyz`: its database and its data folder accept writes, and no
 * condition holds it back. A process that is not ready answers everything else all the same.
 */
export function registerHealth(
  app: FastifyInstance,
  database: Database,
  { dataDir }: Pick<Settings, 'dataDir'>,
): Health {
  const details = new Map<string, () => unknown>();
  const conditions: Unready[] = [];
  let metFull = Number.NEGATIVE_INFINITY;
  app.addHook('onError', async (_request, _reply, error) => {
    if (isDiskFull(error)) metFull = performance.now();
  });
  const ready = memoize(readyFor, async () => {
    await probe(database.query);
    await probeFolder(dataDir);
  });

  app.get('/livez', unlisted, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  app.get('/readyz', unlisted, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (performance.now() - metFull < fullFor) {
      throw new ApiError('unavailable', 'There is no room left to write. Try again soon.');
    }
    await ready();
    for (const unready of conditions) {
      const why = unready();
      if (why !== undefined) throw new ApiError('unavailable', asMessage(why));
    }
    return {
      status: 'ready',
      ...Object.fromEntries([...details].map(([name, detail]) => [name, detail()])),
    };
  });
  return {
    addDetail: (name, detail) => details.set(name, detail),
    addCondition: (unready) => conditions.push(unready),
  };
}

/** Fails when the folder's disk is full. A missing or foreign folder does not count. */
async function probeFolder(folder: string): Promise<void> {
  const file = join(folder, `.ready-${process.pid}`);
  try {
    await writeFile(file, Buffer.alloc(probeBytes), { mode: 0o600 });
  } catch (error) {
    if (isDiskFull(error)) throw error;
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}
