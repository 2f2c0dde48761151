import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

register();
const require = createRequire(new URL('../../api/src/server.ts', import.meta.url));

const { CompiledQuery } = require('kysely');
const pg = require('pg');
const { buildApp } = require('./app.ts');
const { randomFor } = require('./seed/random.ts');
const { seed } = require('./seed/seed.ts');
const { openDatabase } = require('./storage/database.ts');
const { migrate } = require('./storage/migrate.ts');
const { testSettings } = require('./testing/app.ts');
const { multiplyVendors } = require('./testing/crowd.ts');
const { startCluster } = require('./testing/throwaway-postgres.ts');

export { randomFor, startCluster };

/** So many different people; the rest of a crowd are copies with other places and figures. */
const ORIGINALS = 5_000;

/** A directory of about so many vendors at `place`, with its app listening. */
export async function openDirectory(place, vendors) {
  const started = Date.now();
  const database = await openDatabase(place);
  await migrate(database.query);
  await seed(database.query, { vendors: Math.min(vendors, ORIGINALS), demoAccounts: false });
  const copies = Math.floor(vendors / ORIGINALS) - 1;
  if (copies > 0) await multiplyVendors(database.query, copies);
  const loadSeconds = Math.round((Date.now() - started) / 1_000);
  const app = await buildApp({ settings: testSettings(), database, logger: false, site: false });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { query: database.query, app, origin, loadSeconds, close };
}

/**
 * Notes every statement from now on, on either engine. `take` returns those since the last time,
 * and how many milliseconds at least one of them was under way.
 */
export function recordStatements() {
  let statements = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function recorded(text, values, ...rest) {
    const from = performance.now();
    const answer = query.call(this, text, values, ...rest);
    const note = () => statements.push({ text, values, from, until: performance.now() });
    if (typeof answer?.then === 'function') answer.then(note, note);
    return answer;
  };
  return {
    take() {
      const taken = statements;
      statements = [];
      return { statements: taken, milliseconds: covered(taken) };
    },
    stop() {
      pg.Client.prototype.query = query;
    },
  };
}

/** Length of all spans together, where they overlap only once. */
function covered(spans) {
  let [sum, end] = [0, 0];
  for (const { from, until } of [...spans].sort((a, b) => a.from - b.from)) {
    sum += Math.max(0, until - Math.max(from, end));
    end = Math.max(end, until);
  }
  return sum;
}

/** How the database went about each statement, line by line. */
export async function plansOf(query, statements) {
  const plans = [];
  for (const { text, values } of statements) {
    const explained = CompiledQuery.raw(`EXPLAIN (ANALYZE, BUFFERS) ${text}`, values ?? []);
    const { rows } = await query.executeQuery(explained);
    plans.push({ statement: text, plan: rows.map((row) => row['QUERY PLAN']) });
  }
  return plans;
}
