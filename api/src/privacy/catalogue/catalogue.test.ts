import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { searchIsUpToDate } from '../../../test/database/jobs';
import { columnsOf, holdsText } from '../../../test/database/schema';
import { demoVendor } from '../../../test/fixtures/people';
import { type Gone, markRows, marks } from '../../../test/personal-data/marked-rows';
import { markedEmail, type Row } from '../../../test/personal-data/marks';
import { rules } from '../retention/retention.model';
import { catalogue } from './catalogue';
import type { PersonalTable } from './catalogue.model';
import { holdsNothingPersonal } from './nothing-personal';

const entries = Object.entries(catalogue) as [string, PersonalTable][];

/** Deletes its own old rows. */
const endsItself = 'health_message';

test('what is kept until a retention rule ends it has a rule', () => {
  const kept = entries
    .filter(([, { holds }]) => holds.some(({ erase }) => erase === 'retention'))
    .map(([table]) => table);
  const ended = new Set<string>([...rules.map(({ table }) => table), endsItself]);
  assert.deepEqual(
    kept.filter((table) => !ended.has(table)),
    [],
  );
});

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
  });
  after(() => running.close());

  test('every table and column of the database is in the catalogue, and no other', async () => {
    const columns = await columnsOf(running.database.query);
    const stored = columns
      .filter(({ table }) => !(table in holdsNothingPersonal))
      .map(({ table, name }) => `${table}.${name}`);
    const listed = entries.flatMap(([table, { structure, holds }]) =>
      [...structure, ...holds.flatMap((held) => held.columns)].map((name) => `${table}.${name}`),
    );
    assert.deepEqual([...new Set(listed)].sort(), [...new Set(stored)].sort());
    const tables = new Set(columns.map(({ table }) => table));
    const gone = Object.keys(holdsNothingPersonal).filter((table) => !tables.has(table));
    assert.deepEqual(gone, []);
  });

  test('the export gives, and deleting an account keeps, what the catalogue says', async () => {
    const { query } = running.database;
    const other = await signedIn(running.app, 'advocate');
    const { sides, left, gone } = await markRows(running.database, {
      other: other.userId,
      otherPage: await demoVendor(running.database, 'advocate'),
    });
    assert.ok(left.length > 150, String(left.length));
    assert.deepEqual(difference(await storedMarks(), left), nothing, 'every mark is stored');

    const { ask } = await signedIn(running.app, markedEmail.replace('@demo.example', ''));
    const exported = await ask('GET', '/api/me/export');
    assert.equal(exported.statusCode, 200);
    const given = left.filter((mark) => mark.export === 'given');
    assert.deepEqual(difference(new Set(exported.body.match(marks)), given), nothing);

    const deleted = await ask('DELETE', `/api/users/deleteUser/${sides.person}`);
    assert.equal(deleted.statusCode, 200);
    await searchIsUpToDate(query);
    const kept = left.filter(({ isKept }) => isKept);
    assert.deepEqual(difference(await storedMarks(), kept), nothing);
    assert.deepEqual(await tablesWith(markedEmail), []);
    assert.deepEqual(await stillThere(gone), []);
  });

  /** Values still in their rows unchanged, text or not. */
  async function stillThere(gone: Gone[]): Promise<string[]> {
    const found: string[] = [];
    for (const { table, column, key, value } of gone.filter((one) => one.value !== null)) {
      const isRow = sql.join(
        Object.entries(key).map(([name, id]) => sql`${sql.ref(name)} = ${id}`),
        sql` AND `,
      );
      const { rows } = await sql<Row>`SELECT ${sql.ref(column)} AS value FROM ${sql.table(table)}
        WHERE ${isRow}`.execute(running.database.query);
      const isSame = rows.some((row) => isDeepStrictEqual(row.value, value));
      if (isSame) found.push(`${table}.${column}`);
    }
    return found;
  }

  /** Every marker found in any text of the database. */
  async function storedMarks(): Promise<Set<string>> {
    const found = new Set<string>();
    for (const { table, text } of await textsWith('zqx-')) {
      for (const mark of text.match(marks) ?? []) {
        found.add(!passing.has(table) || mark.startsWith(`zqx-${table}-`) ? mark : '');
      }
    }
    found.delete('');
    return found;
  }

  const tablesWith = async (words: string) =>
    (await textsWith(words)).map(({ table }) => table).filter((table) => !passing.has(table));

  async function textsWith(words: string): Promise<{ table: string; text: string }[]> {
    const { query } = running.database;
    const found = [];
    for (const column of (await columnsOf(query)).filter(holdsText)) {
      const { table, name } = column;
      const { rows } = await sql<{ text: string }>`SELECT ${sql.ref(name)}::text AS text
        FROM ${sql.table(table)} WHERE position(${words} IN ${sql.ref(name)}::text) > 0`.execute(
        query,
      );
      found.push(...rows.map(({ text }) => ({ table, text })));
    }
    return found;
  }
});

/** Queued emails repeat the data they report. */
const passing = new Set(['job', 'kept_letter']);

const nothing = { missing: [], tooMuch: [] };

/** Unexpected findings, and expected ones that are missing. */
function difference(found: Set<string>, wanted: { words: string }[]) {
  const names = new Set(wanted.map(({ words }) => words));
  return {
    missing: [...names].filter((words) => !found.has(words)),
    tooMuch: [...found].filter((words) => !names.has(words)),
  };
}
