import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/**
 * All that this process measures, in Prometheus's terms: of the process and not of one app, as the
 * runtime's own figures are. Labels have few values, and none that somebody typed.
 */
export const metrics = new Registry();

collectDefaultMetrics({ register: metrics });

const registers = [metrics];

/** Seconds. Its bounds have the limits that alerts ask for: 0.1, 0.5 and 1. */
const answerBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const queryBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5, 15];

/** Answered requests by the pattern of their route, `*` where none has it. Streams count when they end. */
export const requestSeconds = new Histogram({
  ...{ name: 'http_request_duration_seconds', help: 'Time to answer a request.', registers },
  labelNames: ['method', 'route', 'status'],
  buckets: answerBuckets,
});

export const querySeconds = new Histogram({
  ...{ name: 'nukkad_query_duration_seconds', help: 'Time of a database query.', registers },
  labelNames: ['kind', 'outcome'],
  buckets: queryBuckets,
});

/** Reads that may be a little old, by where they were read; none without a replica. */
export const reads = new Counter({
  ...{ name: 'nukkad_reads_total', help: 'Reads by place.', registers },
  labelNames: ['place'],
});

export const jobAttempts = new Counter({
  ...{ name: 'nukkad_job_attempts_total', help: 'Attempts at jobs.', registers },
  labelNames: ['kind', 'outcome'],
});

export const pageErrors = new Counter({
  ...{ name: 'nukkad_page_errors_total', help: 'Errors that pages have reported.', registers },
});

export const droppedLogLines = new Counter({
  ...{ name: 'nukkad_log_lines_dropped_total', help: 'Log lines without room.', registers },
});

/** Attempts at messages to telephones, and messages that ended without one. */
export const phoneAttempts = new Counter({
  ...{
    name: 'nukkad_phone_attempts_total',
    help: 'Attempts at messages to telephones.',
    registers,
  },
  labelNames: ['channel', 'outcome'],
});
