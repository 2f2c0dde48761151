import { CompiledQuery, type Kysely, sql } from 'kysely';
import pg from 'pg';
import { seed } from '../../seed/seed';
import { buildApp } from '../../src/app';
import { type DatabasePlace, openDatabase } from '../../src/core/db/database';
import { migrate } from '../../src/core/db/migrate';
import type { Tables } from '../../src/core/db/tables.generated';
import { testSettings } from '../app/app';
import { multiplyVendors } from './crowd';

/** Number of different vendors; larger directories contain copies with other places and figures. */
const originals = 5_000;

/**
 * A directory of about `vendors` vendors at `place`, with its app listening.
 *
 * @param demoAccounts whether there are accounts to sign in with
 * @public
 */
export async function openDirectory(place: DatabasePlace, vendors: number, demoAccounts = false) {
  const started = Date.now();
  const database = await openDatabase(place);
  await migrate(database.query);
  await seed(database.query, { vendors: Math.min(vendors, originals), demoAccounts });
  const copies = Math.floor(vendors / originals) - 1;
  if (copies > 0) await multiplyVendors(database.query, copies);
  // Autovacuum does this too, but only minutes after a bulk load.
  if (database.engine === 'postgres') await sql`VACUUM ANALYZE`.execute(database.query);
  const loadSeconds = Math.round((Date.now() - started) / 1_000);
  const app = await buildApp({ settings: testSettings(), database, logger: false, site: false });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { query: database.query, origin, loadSeconds, close };
}

export interface Statement {
  text: string;
  values: unknown[] | undefined;
  /** Milliseconds on the process's clock. */
  from: number;
  until: number;
}

/**
 * Records every read statement from now on, on either engine. `take` returns those since its last
 * call, and the milliseconds during which at least one was running.
 * @public
 */
export function recordStatements() {
  let statements: Statement[] = [];
  const client = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const { query } = client;
  client.query = function recorded(this: unknown, ...given: unknown[]) {
    const from = performance.now();
    const answer = query.apply(this, given);
    const [text, values] = given as [string, unknown[] | undefined];
    const note = () => void statements.push({ text, values, from, until: performance.now() });
    if (isAsked(text) && answer instanceof Promise) answer.then(note, note);
    return answer;
  };
  return {
    take() {
      const taken = statements;
      statements = [];
      return { statements: taken, milliseconds: covered(taken) };
    },
    stop() {
      client.query = query;
    },
  };
}

/** Statements of requests, not of background work. */
const isAsked = (text: unknown): boolean =>
  typeof text === 'string' && /^\s*\(?(select|with)\b/i.test(text) && !/\bjob\b/.test(text);

/** Total length of the spans, overlaps counted once. */
function covered(spans: Statement[]): number {
  let [sum, end] = [0, 0];
  for (const { from, until } of [...spans].sort((a, b) => a.from - b.from)) {
    sum += Math.max(0, until - Math.max(from, end));
    end = Math.max(end, until);
  }
  return sum;
}

/**
 * The query plan of each statement, line by line.
 * @public
 */
export async function plansOf(query: Kysely<Tables>, statements: Statement[]) {
  const plans = [];
  for (const { text, values } of statements) {
    const explained = CompiledQuery.raw(`EXPLAIN (ANALYZE, BUFFERS) ${text}`, values ?? []);
    const { rows } = await query.executeQuery<{ 'QUERY PLAN': string }>(explained);
    plans.push({ statement: text, plan: rows.map((row) => row['QUERY PLAN']) });
  }
  return plans;
}
