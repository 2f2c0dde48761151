import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../../src/core/db/database';
import type { Tables } from '../../src/core/db/tables.generated';
import { catalogue } from '../../src/privacy/catalogue/catalogue';
import type { Holding, PersonalTable } from '../../src/privacy/catalogue/catalogue.model';
import { type Column, columnsOf, holdsText } from '../database/schema';
import { needed } from './marked-needs';
import type { Making, Personal, Row, Side, Sides } from './marks';

/** A marker in one column of the rows of one kind, and its expected outcome. */
export interface Mark {
  words: string;
  export: Holding<string>['export'];
  isKept: boolean;
}

/** A value that must be gone from its row; a deleted row has none. */
export interface Gone {
  table: Personal;
  column: string;
  key: Row;
  value: unknown;
}

/** A marker within a longer text. */
export const marks = /zqx-[a-z_]+-[a-z_]+-[a-z]+-zqx/g;

/** Rows of a table that the catalogue treats alike. */
interface Kind {
  table: Personal;
  side: Side;
  where: Row;
  holds: Holding<string>[];
}

function kindsOf(table: Personal): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const held of (catalogue[table] as PersonalTable).holds) {
    const side = held.of === 'professional' ? 'page' : 'account';
    const where = held.where ?? {};
    const key = JSON.stringify([side, where]);
    const kind = kinds.get(key) ?? { table, side, where, holds: [] };
    kind.holds.push(held);
    kinds.set(key, kind);
  }
  return kinds.size > 0 ? [...kinds.values()] : [bare(table, 'account')];
}

const bare = (table: Personal, side: Side): Kind => ({ table, side, where: {}, holds: [] });

/**
 * Adds rows of every kind in the catalogue to every table with personal data, with a marker in
 * every text column it names. Columns neither marked nor required stay unset.
 */
export async function markRows(
  { query }: Database,
  others: Pick<Sides, 'other' | 'otherPage'>,
): Promise<{ sides: Sides; left: Mark[]; gone: Gone[] }> {
  const columns = await columnsOf(query);
  const sides: Sides = { ...others, person: uuidv7(), page: uuidv7() };
  const made = new Map<string, Promise<Row>>();
  const left: Mark[] = [];
  const gone: Gone[] = [];

  /** The row of a kind, created once. */
  function rowOf(kind: Kind): Promise<Row> {
    const key = JSON.stringify([kind.table, kind.side, kind.where]);
    const row = made.get(key) ?? insert(kind);
    made.set(key, row);
    return row;
  }

  async function insert(kind: Kind): Promise<Row> {
    const values = await valuesOf(kind);
    for (const held of kind.holds) {
      for (const name of held.columns) {
        const words = JSON.stringify(values[name])?.match(marks)?.[0];
        if (words) left.push({ words, export: held.export, isKept: isKept(held) });
      }
    }
    const names = Object.keys(values).filter((name) => values[name] !== undefined);
    const { rows } = await sql<Row>`INSERT INTO ${sql.table(kind.table)}
      (${sql.join(names.map((name) => sql.ref(name)))})
      VALUES (${sql.join(names.map((name) => values[name]))}) RETURNING *`
      .execute(query)
      .catch((error) => {
        throw new Error(`${kind.table}: ${error.message}`, { cause: error });
      });
    const row = rows[0] as Row;
    gone.push(...goneOf(kind, row, columns));
    return row;
  }

  async function valuesOf(kind: Kind): Promise<Row> {
    const making: Making = {
      ...{ sides, side: kind.side, any },
      idIn: async (table) => (await rowOf(kindFor(table, kind.side))).id,
      movement: () => movement(),
    };
    const values: Row = { ...kind.where, ...(await needed[kind.table]?.(making)) };
    for (const column of columns.filter(({ table }) => table === kind.table)) {
      if (column.name in values || column.isGenerated) continue;
      values[column.name] = await valueFor(kind, column, making);
    }
    return values;
  }

  async function any(table: keyof Tables): Promise<Row> {
    const { rows } = await sql<Row>`SELECT * FROM ${sql.table(table)} LIMIT 1`.execute(query);
    return rows[0] as Row;
  }

  async function movement(): Promise<string> {
    const id = uuidv7();
    await query
      .insertInto('ledger_movement')
      .values({ id, kind: 'payment', payment_id: null, booking_id: null })
      .execute();
    return id;
  }

  for (const table of ['app_user', 'vendor', ...Object.keys(catalogue)] as Personal[]) {
    for (const kind of kindsOf(table)) await rowOf(kind);
  }
  return { sides, left, gone };
}

const kindFor = (table: Personal, side: Side): Kind =>
  kindsOf(table).find((kind) => kind.side === side) ?? bare(table, side);

function goneOf({ table, holds }: Kind, row: Row, columns: Column[]): Gone[] {
  const keys = columns.filter((column) => column.table === table && column.isKey);
  const key = Object.fromEntries(keys.map(({ name }) => [name, row[name]]));
  return holds
    .filter((held) => !isKept(held))
    .flatMap((held) => held.columns)
    .map((column) => ({ table, column, key, value: row[column] }));
}

const isKept = ({ erase }: Holding<string>): boolean => erase !== 'deleted' && erase !== 'blanked';

async function valueFor(kind: Kind, column: Column, making: Making): Promise<unknown> {
  const { name, type } = column;
  const known = ofSide(name, making);
  if (known !== undefined) return known;
  const isHeld = kind.holds.some((held) => held.columns.includes(name));
  if (isHeld && holdsText(column) && column.allowed.length === 0) {
    return asType(type, `zqx-${kind.table}-${name}-${kindName(kind)}-zqx`);
  }
  if (!isHeld && (!column.isRequired || column.isFilled)) return undefined;
  if (column.refersTo) {
    return column.refersTo in catalogue
      ? making.idIn(column.refersTo as Personal)
      : (await making.any(column.refersTo as keyof Tables)).id;
  }
  return column.allowed[0] ?? plain[type]?.();
}

/** Letters only, unique per kind within a table. */
const kindName = ({ side, where }: Kind): string =>
  [side, ...Object.values(where)].join('').replaceAll(/[^a-z]/g, '');

function ofSide(name: string, { side, sides }: Making): string | undefined {
  const isTheirs = side === 'account';
  if (['user_id', 'owner_id', 'author_id'].includes(name)) {
    return isTheirs ? sides.person : sides.other;
  }
  if (name === 'vendor_id') return isTheirs ? sides.otherPage : sides.page;
  return undefined;
}

function asType(type: string, words: string): unknown {
  if (type === '_text') return [words];
  return type.startsWith('json') ? JSON.stringify({ words }) : words;
}

let last = 90_000;

function next(): number {
  last += 1;
  return last;
}

/** Required values without meaning, by type. */
const plain: Record<string, () => unknown> = {
  uuid: uuidv7,
  text: () => `plain-${next()}`,
  citext: () => `plain-${next()}@demo.example`,
  int4: next,
  int8: next,
  float4: () => 1,
  float8: () => 1,
  bool: () => false,
  date: () => '2099-01-01',
  timestamptz: () => new Date('2099-01-01'),
  _text: () => [],
  jsonb: () => '{}',
};
