import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../src/core/db/tables.generated';
import { noteAll } from '../state';
import type { DataSet } from './data-sets';
import { canonical, fingerprint } from './fingerprint';

type Row = Record<string, unknown>;
type Units = Map<string, Row[]>;

/**
 * Stores a release's changes to a data set, unit by unit. The fingerprint of each unit as a release
 * wrote it is stored; a unit that differs from it was edited in this installation and is kept.
 */
export async function applyDataSet(
  db: Kysely<Tables>,
  set: DataSet,
  rows: object[],
  state: ReadonlyMap<string, number>,
): Promise<void> {
  const wanted = unitsOf(set, rows as Row[]);
  const stored = unitsOf(set, await storedRows(db, set, Object.keys(rows[0] ?? {})));
  const names = new Set([...wanted.keys(), ...notedUnits(set, state)]);
  const units = [...names].map((name) => {
    const release = wanted.get(name) ?? [];
    return { name, release, ...standingOf(set, stored.get(name) ?? [], state, name) };
  });
  const ours = units.filter(({ isOurs }) => isOurs);
  if (!set.isReferredTo)
    await remove(
      db,
      set,
      ours.flatMap(({ before }) => before),
    );
  await put(
    db,
    set,
    ours.flatMap(({ release }) => release),
    true,
  );
  const incomplete = units.filter((one) => !one.isOurs && !one.isNoted);
  await put(
    db,
    set,
    incomplete.flatMap(({ release }) => release),
    false,
  );
  const asReleased = [
    ...ours,
    ...units.filter(({ before, release }) => isSame(before, release)),
    ...incomplete.filter(({ before, release }) => isSame(joined(set, before, release), release)),
  ];
  const noted = new Map(asReleased.map(({ name, release }) => [stepOf(set, name), release]));
  await noteAll(
    db,
    [...noted].map(([step, rows]) => ({ step, done: unitFingerprint(rows) })),
  );
}

/** The stored rows of a unit, plus the release's rows that it lacks. */
function joined({ key }: DataSet, before: Row[], release: Row[]): Row[] {
  const keyOf = (row: Row) => canonical(key.map((column) => row[column]));
  const known = new Set(before.map(keyOf));
  return [...before, ...release.filter((row) => !known.has(keyOf(row)))];
}

/**
 * Whether a unit is still as a release stored it. Without a fingerprint that is true if it has no
 * rows: installations from before fingerprints have one note for all units.
 */
function standingOf(set: DataSet, before: Row[], state: ReadonlyMap<string, number>, name: string) {
  const noted = state.get(stepOf(set, name));
  const isNoted = noted !== undefined || (set.edited && state.has(set.edited.notedAs)) === true;
  const isOurs = isNoted ? noted === unitFingerprint(before) : before.length === 0;
  return { before, isNoted, isOurs };
}

const stepOf = ({ table }: DataSet, unit: string) => `reference/${table}/${unit}`;

function notedUnits(set: DataSet, state: ReadonlyMap<string, number>): string[] {
  const start = stepOf(set, '');
  return [...state.keys()]
    .filter((step) => step.startsWith(start))
    .map((step) => step.slice(start.length));
}

function unitsOf({ unit }: DataSet, rows: Row[]): Units {
  const units: Units = new Map();
  for (const row of rows) {
    const name = unit.map((column) => row[column] ?? '').join('/');
    units.set(name, [...(units.get(name) ?? []), row]);
  }
  return units;
}

const unitFingerprint = (rows: Row[]) => fingerprint(rows.map(canonical).sort());

const isSame = (some: Row[], others: Row[]) => unitFingerprint(some) === unitFingerprint(others);

/** Stored rows, in the columns of the set. */
async function storedRows(
  db: Kysely<Tables>,
  { table, among = {} }: DataSet,
  columns: string[],
): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`SELECT to_jsonb(stored) AS row
    FROM ${sql.table(table)} stored
    WHERE to_jsonb(stored) @> ${JSON.stringify(among)}::jsonb`.execute(db);
  return rows.map(({ row }) => Object.fromEntries(columns.map((column) => [column, row[column]])));
}

async function remove(db: Kysely<Tables>, { table, key }: DataSet, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  const same = key.map(
    (column) =>
      sql`${sql.ref(`${table}.${column}`)} IS NOT DISTINCT FROM ${sql.ref(`gone.${column}`)}`,
  );
  await sql`DELETE FROM ${sql.table(table)} USING ${recordsOf(table, rows)} AS gone
    WHERE ${sql.join(same, sql` AND `)}`.execute(db);
}

/** Stores rows; existing ones are replaced or kept. */
async function put(
  db: Kysely<Tables>,
  { table, key }: DataSet,
  rows: Row[],
  replace: boolean,
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(rows[0] ?? {});
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const changes = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
  const conflict = replace
    ? sql`(${sql.join(key.map((name) => sql.ref(name)))}) DO UPDATE SET ${sql.join(changes)}`
    : sql`DO NOTHING`;
  await sql`INSERT INTO ${sql.table(table)} (${columns})
    SELECT ${columns} FROM ${recordsOf(table, rows)} ON CONFLICT ${conflict}`.execute(db);
}

const recordsOf = (table: string, rows: Row[]): RawBuilder<unknown> =>
  sql`json_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
