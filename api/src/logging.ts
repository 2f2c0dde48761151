import { chmodSync, closeSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Settings } from './settings';

/**
 * JSON lines: on standard output in production, else in `logs/api.log` under the data folder so
 * that the terminal stays readable. Queries and headers, where secrets could stand, are left out.
 */
export function logger({ production, dataDir }: Settings): FastifyServerOptions['logger'] {
  const base = { level: 'info', serializers: { req: requestLine } };
  return production ? base : { ...base, file: logFile(join(dataDir, 'logs')) };
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
