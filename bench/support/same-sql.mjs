import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { percentiles } from './figures.mjs';

const requireOfApi = createRequire(new URL('../../api/package.json', import.meta.url));
const { escapeLiteral } = requireOfApi('pg');
const { prepareValue } = requireOfApi('pg/lib/utils');

/**
 * How long the statements of calls take without an API: pgbench sends each call's one after the
 * other, as one script.
 *
 * @param cluster of `startCluster`
 * @param {{ text: string, values?: unknown[] }[][]} calls statements of each call
 * @param {number} rounds how often each client plays each call
 * @param {number} clients who play at once
 * @returns milliseconds of a call
 */
export function timesOfStatements(cluster, calls, rounds, clients = 1) {
  const folder = path.join(cluster.folder, `pgbench-${Date.now()}`);
  // The server's user reads the scripts and writes its log beside them.
  mkdirSync(folder);
  chmodSync(folder, 0o777);
  const scripts = calls.map((statements, nth) => {
    const file = path.join(folder, `call-${nth}.sql`);
    writeFileSync(file, statements.map((one) => `${withValues(one)};\n`).join(''));
    return ['-f', file];
  });
  const how = ['-n', '-c', String(clients), '-t', String(rounds * calls.length)];
  const log = ['-l', '--log-prefix', path.join(folder, 'log')];
  const at = ['-h', cluster.folder, '-U', 'nukkad', 'postgres'];
  cluster.run('pgbench', [...how, ...log, ...scripts.flat(), ...at]);
  const [file] = readdirSync(folder).filter((name) => name.startsWith('log'));
  return percentiles(readFileSync(path.join(folder, file), 'utf8').trim().split('\n').map(took));
}

/** A line of the log: client, transaction, microseconds, and more. */
const took = (line) => Number(line.split(' ')[2]) / 1_000;

/** A statement with its values as literals of no type, as the driver sends them. */
export function withValues({ text, values = [] }) {
  return text.replace(/\$(\d+)/g, (_, nth) => {
    const value = prepareValue(values[Number(nth) - 1]);
    return value === null ? 'NULL' : escapeLiteral(String(value));
  });
}
