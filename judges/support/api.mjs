import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { register } from 'tsx/cjs/api';
import { beginSession } from './session.mjs';

register();
const require = createRequire(import.meta.url);

const { openDatabase } = require('../../api/src/core/db/database.ts');
const { launch } = require('../../e2e/attacks/installation.ts');
const { holdPort } = require('../../e2e/support/ports.ts');
const { scratchFolder } = require('../../e2e/support/processes.ts');

const LOG = 'judges-api';
/** Enough for the demo accounts. */
const VENDORS = 60;
const SOON_MS = 5_000;

/**
 * @typedef {object} JudgedApi
 * @property {string} origin
 * @property {(account: string) => Promise<object>} signIn a new session of a demo account
 * @property {(folder: string) => string[]} files names of all files below a folder of the data folder
 * @property {(pattern: RegExp) => Promise<boolean>} logs whether its log says so, by now or soon
 * @property {(work: (query: object) => Promise<any>) => Promise<any>} database
 *   stops the API for good, then opens its database
 * @property {() => Promise<void>} close
 */

/**
 * Starts the built API alone, with development settings, sample data and the given settings.
 *
 * @param {Record<string, string>} settings
 * @returns {Promise<JudgedApi>}
 * @throws Error with the end of its log when it does not start
 */
export async function startApi(settings) {
  const data = scratchFolder();
  const { port, release } = await holdPort();
  const origin = `http://localhost:${port}`;
  const running = launch(
    ['api/dist/server.js', '--api-only'],
    environment(data, port, settings),
    LOG,
  );
  const close = async () => {
    await running.end();
    release();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await running.said(/API ready on/);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    origin,
    close,
    signIn: (account) => beginSession(origin, account),
    files: (folder) => filesBelow(path.join(data, folder)),
    logs: (pattern) => saysSoon(path.join(data, 'logs/api.log'), pattern),
    async database(work) {
      await running.end();
      const database = await openDatabase({ folder: path.join(data, 'database') });
      try {
        return await work(database.query);
      } finally {
        await database.close();
      }
    },
  };
}

function environment(data, port, settings) {
  const { PATH, HOME, TMPDIR } = process.env;
  return {
    ...{ PATH, HOME, TMPDIR, NODE_ENV: 'development', NUKKAD_DATA: data, BACKUP_HOURS: '0' },
    ...{ API_PORT: String(port), PUBLIC_URL: `http://localhost:${port}` },
    SEED_VENDORS: String(VENDORS),
    ...settings,
  };
}

/** Lines are written together. */
async function saysSoon(file, pattern) {
  const deadline = Date.now() + SOON_MS;
  while (!pattern.test(readFileSync(file, 'utf8'))) {
    if (Date.now() > deadline) return false;
    await wait(50);
  }
  return true;
}

function filesBelow(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}
