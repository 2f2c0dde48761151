import { EventEmitter } from 'node:events';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../db/tables.generated';
import { traceEnqueuing } from '../tracing/jobs';
import { type JobKind, type Priority, priorities } from './job-kind';

type Db = Kysely<Tables>;

interface Options {
  /** Delay in seconds. */
  after?: number;
  /** Default: the kind's priority. */
  priority?: Priority;
}

const added = new EventEmitter<{ job: [] }>().setMaxListeners(0);

/**
 * Calls back for each job that this process adds to be run at once, before the commit. Returns how to
 * stop.
 */
export function whenEnqueued(heard: () => void): () => void {
  added.on('job', heard);
  return () => void added.off('job', heard);
}

/**
 * Adds a job. Call it in the transaction of the change that causes it, so that both commit or
 * neither; the job runs after the commit and is retried until it succeeds.
 *
 * @example await enqueue(trx, payoutJob, { id });
 */
export async function enqueue<Payload extends object>(
  trx: Db,
  kind: JobKind<Payload>,
  payload: Payload,
  options: Options = {},
): Promise<void> {
  if (!kind.keyOf) return enqueueAll(trx, kind, [payload], options);
  const key = kind.keyOf(payload);
  await traceEnqueuing(kind.name, 1, (carried) =>
    addUnlessWaiting(trx, kind, { ...payload, ...carried }, key, options),
  );
  if (!options.after) added.emit('job');
}

/** Adds many jobs of a kind without keys, as `enqueue` adds one. */
export async function enqueueAll<Payload extends object>(
  trx: Db,
  { name, priority }: JobKind<Payload>,
  payloads: Payload[],
  options: Options = {},
): Promise<void> {
  if (payloads.length === 0) return;
  await traceEnqueuing(name, payloads.length, async (carried) => {
    const jobs = payloads.map((payload) => ({
      ...{ id: uuidv7(), kind: name, payload: JSON.stringify({ ...payload, ...carried }) },
      ...{ priority: priorities[options.priority ?? priority], run_at: dueAt(options) },
    }));
    await trx.insertInto('job').values(jobs).execute();
  });
  if (!options.after) added.emit('job');
}

const dueAt = ({ after = 0 }: Options) => sql<string>`now() + ${after}::int * interval '1 second'`;

/**
 * Adds nothing when a job with this key is waiting and due no later. That job stays locked until
 * the transaction ends, so that it runs afterwards; one that is locked already is skipped, so that
 * no transaction waits for another.
 */
async function addUnlessWaiting<Payload extends object>(
  trx: Db,
  kind: JobKind<Payload>,
  payload: Payload,
  key: string,
  options: Options,
): Promise<void> {
  const priority = priorities[options.priority ?? kind.priority];
  await sql`
    WITH waiting AS MATERIALIZED (
      SELECT id FROM job WHERE kind = ${kind.name} AND key = ${key}
        AND claimed_at IS NULL AND dead_at IS NULL
        AND priority <= ${priority}::int AND run_at <= ${dueAt(options)}
      LIMIT 1 FOR UPDATE SKIP LOCKED)
    INSERT INTO job (id, kind, key, payload, priority, run_at)
    SELECT ${uuidv7()}::uuid, ${kind.name}, ${key}, ${JSON.stringify(payload)}::jsonb,
      ${priority}::int, ${dueAt(options)}
    WHERE NOT EXISTS (SELECT FROM waiting)`.execute(trx);
}
