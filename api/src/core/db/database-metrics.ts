import type { LogEvent } from 'kysely';
import { gauge, type Reading } from '../metrics/gauges';
import { querySeconds } from '../metrics/instruments';
import { traceStatement } from '../tracing/statements';
import type { Database } from './database';
import { kindOfWork } from './work-kind';

/** Measures a query once it has ended, by the work that it was for, and adds it to the trace of that. */
export function measureQuery(event: LogEvent): void {
  traceStatement(event);
  const { level, queryDurationMillis } = event;
  const outcome = level === 'error' ? 'failed' : 'done';
  querySeconds.observe({ kind: kindOfWork(), outcome }, queryDurationMillis / 1_000);
}

/** Adds what this process has of connections to what is scraped. */
export function watchConnections(database: Database): void {
  gauge('nukkad_database_connections', 'Connections by state.', ['kind', 'state'], () =>
    database
      .connections()
      .flatMap(({ kind, ...states }) =>
        Object.entries(states).map(([state, count]): Reading => [{ kind, state }, count]),
      ),
  );
}

/** Adds how far each replica may be behind to what is scraped; without one there is no such figure. */
export function watchReplicas({ replicas }: Database): void {
  const help = 'Bound of what a replica may lack.';
  gauge('nukkad_replica_behind_seconds', help, ['replica'], () =>
    (replicas?.all ?? []).map(({ name, behind }): Reading => [{ replica: name }, behind() / 1_000]),
  );
}
