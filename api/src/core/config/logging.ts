import { chmodSync, closeSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { pino } from 'pino';
import SonicBoom from 'sonic-boom';
import { droppedLogLines } from '../metrics/instruments';
import type { Settings } from './settings';

/** Memory for lines that wait for a slow or full disk, in characters; further lines are dropped. */
const longestQueue = 4_000_000;

/** Lines are written together: each write of two lines a request took a tenth of what a process did. */
const batch = { minLength: 4_096, periodicFlush: 100 };

/** Milliseconds at the end of the process in which lines are written that wait. */
const lastLinesWithin = 500;

const standardOutput = 1;

/**
 * JSON lines: on standard output in production, else in `logs/api.log` under the data folder so
 * that the terminal stays readable. Queries and headers are left out, as they may hold secrets.
 */
export function logger({ production, dataDir }: Settings) {
  const file = production ? standardOutput : logFile(join(dataDir, 'logs'));
  return { level: 'info', serializers: { req: requestLine }, stream: patientLog(file) };
}

/**
 * Writes lines without blocking callers. Lines that cannot be written are queued up to `maxLength`,
 * then dropped and counted; the first line after that reports how many.
 */
export function patientLog(file: number | string, maxLength = longestQueue): SonicBoom {
  let end = Number.POSITIVE_INFINITY;
  const retryEAGAIN = () => performance.now() < end;
  // Not Pino's: that one tries for ever to write at the end of the process what can't be written.
  const log = new SonicBoom({ dest: file, sync: false, ...batch, maxLength, retryEAGAIN });
  process.prependOnceListener('exit', () => {
    end = performance.now() + lastLinesWithin;
    writeLast(log);
  });
  let dropped = 0;
  log.on('drop', () => {
    dropped += 1;
    droppedLogLines.inc();
  });
  // Unwritten lines stay queued; the next line triggers another attempt.
  log.on('error', () => undefined);
  log.on('drain', () => {
    if (dropped === 0) return;
    const line = { level: pino.levels.values.warn, time: Date.now(), dropped };
    dropped = 0;
    log.write(`${JSON.stringify({ ...line, msg: 'log lines were dropped' })}\n`);
  });
  return log;
}

/** Writes what waits, as far as it can be written, and ends the log. */
export function writeLast(log: SonicBoom): void {
  try {
    log.flushSync();
  } catch {
    // Nobody reads it: there is no other place to say so.
  }
  log.destroy();
}

const requestLine = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url.split('?', 1)[0],
  remoteAddress: request.ip,
});

const longEnough = 10_000_000;

function logFile(folder: string): string {
  const file = join(folder, 'api.log');
  mkdirSync(folder, { recursive: true });
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > longEnough) renameSync(file, `${file}.1`);
  // Mode 0600, because it holds visitors' addresses.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  return file;
}
