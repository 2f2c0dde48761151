import { chmodSync, closeSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { Settings } from './settings';

/** Lines that wait for a slow or full disk take so much memory at most; those beyond are dropped. */
const longestQueue = 4_000_000;

const standardOutput = 1;

/**
 * JSON lines: on standard output in production, else in `logs/api.log` under the data folder so
 * that the terminal stays readable. Queries and headers, where secrets could stand, are left out.
 */
export function logger({ production, dataDir }: Settings) {
  const file = production ? standardOutput : logFile(join(dataDir, 'logs'));
  return { level: 'info', serializers: { req: requestLine }, stream: patientLog(file) };
}

/**
 * Writes lines without anybody waiting for them. While they cannot be written they are kept as far
 * as there is room, and then counted; how many were dropped is the first line after that.
 */
export function patientLog(file: number | string, maxLength = longestQueue): DestinationStream {
  const log = pino.destination({ dest: file, sync: false, maxLength });
  let dropped = 0;
  log.on('drop', () => {
    dropped += 1;
  });
  // What could not be written stays in the queue, and the next line has it tried again.
  log.on('error', () => undefined);
  log.on('drain', () => {
    if (dropped === 0) return;
    const line = { level: pino.levels.values.warn, time: Date.now(), dropped };
    dropped = 0;
    log.write(`${JSON.stringify({ ...line, msg: 'log lines were dropped' })}\n`);
  });
  return log;
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
  // It has addresses of visitors.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  return file;
}
