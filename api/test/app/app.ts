import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app';
import { readSettings, type Settings } from '../../src/core/config/settings';
import type { Database } from '../../src/core/db/database';
import type { Open } from '../database/databases';
import { temporaryFolder } from '../process/at-exit';
import { vapid } from '../services/vapid';

/** Test settings: a data folder of its own and nothing rendered ahead, otherwise defaults. */
export function testSettings(env: Record<string, string> = {}): Settings {
  const data = temporaryFolder('test');
  const base = { NODE_ENV: 'test', NUKKAD_DATA: data, RENDER_AHEAD: '0' };
  return readSettings({ ...base, ...vapid, ...env });
}

/** The real app over a database with a few sample vendors, for injected requests. */
export interface TestApp {
  app: FastifyInstance;
  database: Database;
  settings: Settings;
  close: () => Promise<void>;
}

export async function startTestApp(
  open: Open,
  { vendors = 120, site = false, env = {} }: TestAppOptions = {},
): Promise<TestApp> {
  const database = await open(vendors);
  const settings = testSettings(env);
  const app = await buildApp({ settings, database, logger: false, site });
  begun.set(app, { database, settings });
  return {
    app,
    database,
    settings,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

const begun = new WeakMap<FastifyInstance, Pick<TestApp, 'database' | 'settings'>>();

/** Database and settings of an app started by `startTestApp`; undefined for other apps. */
export const surroundingsOf = (app: FastifyInstance) => begun.get(app);

interface TestAppOptions {
  vendors?: number;
  site?: boolean;
  env?: Record<string, string>;
}
